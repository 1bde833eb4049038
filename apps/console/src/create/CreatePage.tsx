import {
  usePathLayout,
  useRecordCreateDefaults,
  useRecordTemplateClone,
} from '@porchlight/data-service-react'
import { Skeleton } from '@porchlight/design-system'
import type { PathLayoutRepresentation } from '@porchlight/metadata'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { isUnknownRecord } from '@porchlight/page-parts/records/record-of-address'
import { useSearch } from 'wouter'
import { NotFound } from '../records/NotFound'
import { fieldsOf, itemsOf } from '../records/shown-record'
import { useDrafted } from '../records/use-drafted'
import { consoleLabels } from '../shell/labels'
import { CreateForm, type InPlace, type PathStart } from './CreateForm'
import { type CreateChoice, createAddress, createChoiceOf } from './create-address'

/** The page that makes a record, which begins with what its address says. */
export function CreatePage({ objectApiName }: { readonly objectApiName: string }) {
  return <NewRecord objectApiName={objectApiName} choice={createChoiceOf(useSearch())} inPlace={null} />
}

interface NewRecordProps {
  readonly objectApiName: string
  readonly choice: CreateChoice
  readonly inPlace: InPlace | null
}

/** Makes a record: of the record type that is chosen, with its defaults, or with what the record has that it copies. */
export function NewRecord({ objectApiName, choice, inPlace }: NewRecordProps) {
  const t = useLabels(consoleLabels)
  const drafted = useDrafted(createAddress(objectApiName, choice))
  const { RecordTypeId: typedType } = drafted.typed
  const recordTypeId = typeof typedType === 'string' ? typedType : choice.recordTypeId
  const defaults = useRecordCreateDefaults({
    objectApiName,
    ...(recordTypeId === null ? {} : { recordTypeId }),
  })
  const names = (defaults.data?.layout.sections ?? []).flatMap(itemsOf).flatMap(fieldsOf)
  const template = useRecordTemplateClone(
    choice.cloneSourceId === null || names.length === 0
      ? undefined
      : {
          recordId: choice.cloneSourceId,
          optionalFields: names.map((fieldApiName) => ({ objectApiName, fieldApiName })),
          ...(recordTypeId === null ? {} : { recordTypeId }),
        },
  )
  // An object without a path is answered with 404, and any of its choices can be the first.
  const path = usePathLayout({ objectApiName, layoutOverride: 'Default' })
  const error = defaults.error ?? template.error
  if (isUnknownRecord(error) && inPlace === null) return <NotFound />
  if (error !== undefined) return <PartFailed />
  const isWaiting =
    (choice.cloneSourceId !== null && template.data === undefined) ||
    (path.data === undefined && path.error === undefined)
  const object = defaults.data?.objectInfos[objectApiName]
  if (defaults.data === undefined || object === undefined || isWaiting) {
    return <Skeleton shape="card" count={3} label={t('loading')} />
  }
  const start = path.data === undefined ? null : startOf(path.data)
  const copied = Object.entries(template.data?.record.fields ?? {}).filter(
    // A copy of what is under way begins where every record of its object does.
    ([name, { value }]) => name !== start?.fieldApiName || start.values.has(String(value)),
  )
  return (
    <CreateForm
      object={object}
      layout={defaults.data.layout}
      start={start}
      beginning={{
        ...defaults.data.record.fields,
        ...Object.fromEntries(copied),
        ...Object.fromEntries(
          Object.entries(choice.fields).map(([name, value]) => [name, { value, displayValue: null }]),
        ),
      }}
      recordTypeId={defaults.data.record.recordTypeId}
      choice={choice}
      drafted={drafted}
      inPlace={inPlace}
    />
  )
}

/** The states of a path in which a record can begin. */
function startOf({ fieldApiName, steps }: PathLayoutRepresentation): PathStart {
  return {
    fieldApiName,
    values: new Set(steps.flatMap(({ initial, value }) => (initial ? [value] : []))),
  }
}
