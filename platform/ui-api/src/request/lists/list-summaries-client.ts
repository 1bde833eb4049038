import {
  type ApiNameInput,
  checkBoolean,
  checkInteger,
  checkName,
  checkObjectName,
  checkString,
  type ResourceRequest,
} from '@porchlight/data-service'
import { resourceRequest } from '../resource-request-client'
import { listSummariesTtlMs, summariesEdition } from './list-client'

/** Which page of the list views of an object. */
export interface ListSummariesConfig {
  /** A part of their labels. */
  readonly q?: string | undefined
  /** Only those that the viewer opened, the latest first. */
  readonly recentListsOnly?: boolean | undefined
  /** 20 by default. */
  readonly pageSize?: number | undefined
  readonly pageToken?: string | undefined
}

/** A checked page of list views; omitted properties are undefined. */
export interface CheckedSummaries {
  readonly objectApiName: string
  readonly q: string | undefined
  readonly recentListsOnly: boolean | undefined
  readonly pageSize: number | undefined
  readonly pageToken: string | undefined
}

/** Wrong-typed values are dropped (`docs/specification/data-service.md` section 5). */
export function checkSummaries(objectApiName: string, config: ListSummariesConfig): CheckedSummaries {
  return {
    objectApiName,
    q: checkName(config.q) ?? undefined,
    recentListsOnly: checkBoolean(config.recentListsOnly),
    pageSize: checkInteger(config.pageSize),
    pageToken: checkString(config.pageToken),
  }
}

/** The same for the same page. */
export function summariesKey({ objectApiName, ...page }: CheckedSummaries): string {
  return `${objectApiName}?${JSON.stringify([page.q, page.recentListsOnly, page.pageSize, page.pageToken])}`
}

/** The request for a page of list views. */
export function summariesRequest(
  basePath: string,
  { objectApiName, ...page }: CheckedSummaries,
): ResourceRequest {
  return resourceRequest('GET', basePath, { objectApiName }, page)
}

/** The part shared by the reads of pages of an object's list views. */
export const summariesRead = {
  checkConfig(
    config: ListSummariesConfig & { readonly objectApiName: ApiNameInput },
  ): CheckedSummaries | null {
    const objectApiName = checkObjectName(config.objectApiName)
    return objectApiName === null ? null : checkSummaries(objectApiName, config)
  },
  key: summariesKey,
  ttlMs: listSummariesTtlMs,
  edition: (_body: unknown, { objectApiName }: CheckedSummaries) => summariesEdition(objectApiName),
}
