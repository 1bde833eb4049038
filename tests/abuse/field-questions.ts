import type { ResolvedObject, ViewerClass } from '@porchlight/metadata'
import { metadata } from '@porchlight/server/testing'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { dataServicePath } from './call-examples'

/** A request that orders by, filters by or selects a field, and so might reveal its values. */
export interface FieldQuestion {
  readonly name: string
  /** The request for `object`'s records about `field`, which may span; null when the object has no such request. */
  readonly sendRequest: (object: ResolvedObject, field: string, parents: Parents) => InjectOptions | null
}

/** Own parent records of lists, by object. */
export type Parents = ReadonlyMap<string, string>

const uiApi = `${dataServicePath}/ui-api`

function list(kind: string, object: ResolvedObject): string {
  return `${uiApi}/${kind}/${object.apiName}/${object.listViews[0]?.apiName}`
}

function where(field: string): unknown {
  return field.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), { like: '%a%' })
}

function related(object: ResolvedObject, parents: Parents): { id: string; list: string } | null {
  for (const parent of metadata.objects.values()) {
    const found = parent.relatedLists.find((one) => one.childObjectApiName === object.apiName)
    const id = parents.get(parent.apiName)
    if (found !== undefined && id !== undefined) return { id, list: found.relatedListId }
  }
  return null
}

const get = (url: string): InjectOptions => ({ method: 'GET', url })
const post = (url: string, payload: object): InjectOptions => ({ method: 'POST', url, payload })

/** Every data service request that names a field of a list, a search or a lookup. */
export const fieldQuestions: readonly FieldQuestion[] = [
  { name: 'sortBy', sendRequest: (object, field) => get(`${list('list-records', object)}?sortBy=${field}`) },
  {
    name: 'sortBy down',
    sendRequest: (object, field) => get(`${list('list-records', object)}?sortBy=-${field}`),
  },
  {
    name: 'where as text',
    sendRequest: (object, field) =>
      get(`${list('list-records', object)}?where=${encodeURIComponent(JSON.stringify(where(field)))}`),
  },
  {
    name: 'fields',
    sendRequest: (object, field) => get(`${list('list-records', object)}?fields=${object.apiName}.${field}`),
  },
  {
    name: 'sortBy in a body',
    sendRequest: (object, field) => post(list('list-records', object), { sortBy: [field] }),
  },
  {
    name: 'where as JSON',
    sendRequest: (object, field) => post(list('list-records', object), { where: where(field) }),
  },
  {
    name: 'not where',
    sendRequest: (object, field) => post(list('list-records', object), { where: { not: where(field) } }),
  },
  {
    name: 'sortBy of list-ui',
    sendRequest: (object, field) => get(`${list('list-ui', object)}?sortBy=${field}`),
  },
  {
    name: 'fields of recent records',
    sendRequest: (object, field) =>
      get(`${uiApi}/mru-list-records/${object.apiName}?fields=${object.apiName}.${field}`),
  },
  {
    name: 'sortBy of a related list',
    sendRequest: (object, field, parents) => {
      const found = related(object, parents)
      return found && get(`${uiApi}/related-list-records/${found.id}/${found.list}?sortBy=${field}`)
    },
  },
  {
    name: 'where of a related list',
    sendRequest: (object, field, parents) => {
      const found = related(object, parents)
      return found && post(`${uiApi}/related-list-records/${found.id}/${found.list}`, { where: where(field) })
    },
  },
  {
    name: 'batch of related lists',
    sendRequest: (object, field, parents) => {
      const found = related(object, parents)
      const requested = [
        { relatedListId: found?.list, sortBy: [field] },
        { relatedListId: found?.list, where: where(field) },
        { relatedListId: found?.list, fields: [field] },
      ]
      return (
        found && post(`${uiApi}/related-list-records/batch/${found.id}`, { relatedListParameters: requested })
      )
    },
  },
  {
    name: 'child records',
    sendRequest: (object, field, parents) => {
      const found = related(object, parents)
      const parent = metadata.objectByKeyPrefix(found?.id.slice(0, 3) ?? '')
      const child = parent?.childRelationships.find((one) => one.childObjectApiName === object.apiName)
      const name = `${parent?.apiName}.${child?.relationshipName}.${field}`
      return (
        found &&
        get(`${uiApi}/records/${found.id}?optionalFields=${parent?.apiName}.Id&childRelationships=${name}`)
      )
    },
  },
  {
    name: 'columns of a related list',
    sendRequest: (object, field, parents) => {
      const found = related(object, parents)
      const parent = metadata.objectByKeyPrefix(found?.id.slice(0, 3) ?? '')?.apiName
      return (
        found && get(`${uiApi}/related-list-info/${parent}/${found.list}?fields=${object.apiName}.${field}`)
      )
    },
  },
  {
    name: 'sortBy of a search',
    sendRequest: (object, field) =>
      post(`${uiApi}/search/results/keyword?objectApiName=${object.apiName}&q=an`, { sortBy: [field] }),
  },
  {
    name: 'filter of a search',
    sendRequest: (object, field) =>
      post(`${uiApi}/search/results/keyword?objectApiName=${object.apiName}&q=an`, {
        filters: [{ fieldPath: field, operator: 'Contains', values: ['a'] }],
      }),
  },
  {
    name: 'filter of a search of all',
    sendRequest: (object, field) =>
      post(`${uiApi}/search/results?q=an`, {
        searchObjectOptions: [
          {
            objectApiName: object.apiName,
            filters: [{ fieldPath: field, operator: 'Equals', values: ['a'] }],
          },
        ],
      }),
  },
  {
    name: 'fields of a search of all',
    sendRequest: (object, field) =>
      post(`${uiApi}/search/results?q=an`, {
        searchObjectOptions: [{ objectApiName: object.apiName, fields: [field] }],
      }),
  },
  {
    name: 'options of a filter',
    sendRequest: (object, field) =>
      get(`${uiApi}/search-info/${object.apiName}/filters/${field}/options?q=an`),
  },
  {
    name: 'order of a lookup',
    sendRequest: (object, field) => {
      for (const source of metadata.objects.values()) {
        const reference = [...source.fields.values()].find(
          (one) => one.reference?.objectApiName === object.apiName,
        )
        if (reference === undefined || source.access.customer.records.kind === 'none') continue
        const url = `${uiApi}/lookups/${source.apiName}/${reference.apiName}?targetApiName=${object.apiName}&searchType=Search&q=an`
        return post(url, { orderBy: [{ fieldApiName: field, isAscending: true }] })
      }
      return null
    },
  },
]

/**
 * Returns fields that a class of viewer does not read, of the object and one reference away; with a nonexistent one.
 */
export function hiddenPaths(object: ResolvedObject, viewerClass: ViewerClass) {
  const hiddenOf = (target: ResolvedObject) =>
    [...target.fields.keys()].filter((field) => !target.access[viewerClass].read.has(field))
  return [
    ...hiddenOf(object).map((field) => ({ hidden: field, unknown: 'No_Such__c' })),
    ...[...object.fields.values()].flatMap(({ reference }) => {
      const target = metadata.object(reference?.objectApiName ?? '')
      const by = reference?.relationshipName
      return target === undefined
        ? []
        : hiddenOf(target)
            .slice(0, 2)
            .map((field) => ({ hidden: `${by}.${field}`, unknown: `${by}.No_Such__c` }))
    }),
  ]
}

/** Returns what a response shows, ignoring the names of the fields that are compared, wherever they occur. */
export function shownBy(
  { statusCode, payload }: LightMyRequestResponse,
  ...compared: readonly string[]
): string {
  const shown = compared.reduce((text, field) => {
    const last = field.slice(field.lastIndexOf('.') + 1)
    const nameless = text.replaceAll(encodeURIComponent(field), 'FIELD')
    return nameless.replace(new RegExp(`\\b${last}\\b`, 'g'), 'FIELD').replaceAll(field, 'FIELD')
  }, payload)
  return `${statusCode} ${shown.replace(/\b[0-9a-f]{32}\b/g, 'HASH')}`
}
