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
import { itemFields, sectionItems } from '../records/shown-record'
import { useFormDraft } from '../records/use-form-draft'
import { consoleLabels } from '../shell/labels'
import { CreateForm, type EmbeddedForm, type PathStart } from './CreateForm'
import { buildCreateAddress, type CreateOptions, parseCreateChoice } from './create-address'

/** The page that creates a record, with initial values from its address. */
export function CreatePage({ objectApiName }: { readonly objectApiName: string }) {
  return <NewRecord objectApiName={objectApiName} choice={parseCreateChoice(useSearch())} embedded={null} />
}

interface NewRecordProps {
  readonly objectApiName: string
  readonly choice: CreateOptions
  readonly embedded: EmbeddedForm | null
}

/** Creates a record: of the chosen record type, with its defaults or the values of the record that it clones. */
export function NewRecord({ objectApiName, choice, embedded }: NewRecordProps) {
  const t = useLabels(consoleLabels)
  const draft = useFormDraft(buildCreateAddress(objectApiName, choice))
  const { RecordTypeId: selectedRecordType } = draft.typed
  const recordTypeId = typeof selectedRecordType === 'string' ? selectedRecordType : choice.recordTypeId
  const defaults = useRecordCreateDefaults({
    objectApiName,
    ...(recordTypeId === null ? {} : { recordTypeId }),
  })
  const names = (defaults.data?.layout.sections ?? []).flatMap(sectionItems).flatMap(itemFields)
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
  if (isUnknownRecord(error) && embedded === null) return <NotFound />
  if (error !== undefined) return <PartFailed />
  const isLoading =
    (choice.cloneSourceId !== null && template.data === undefined) ||
    (path.data === undefined && path.error === undefined)
  const object = defaults.data?.objectInfos[objectApiName]
  if (defaults.data === undefined || object === undefined || isLoading) {
    return <Skeleton shape="card" count={3} label={t('loading')} />
  }
  const pathStart = path.data === undefined ? null : findPathStart(path.data)
  const copied = Object.entries(template.data?.record.fields ?? {}).filter(
    // A copy of a record in progress starts where every record of its object does.
    ([name, { value }]) => name !== pathStart?.fieldApiName || pathStart.values.has(String(value)),
  )
  return (
    <CreateForm
      object={object}
      layout={defaults.data.layout}
      pathStart={pathStart}
      initialValues={{
        ...defaults.data.record.fields,
        ...Object.fromEntries(copied),
        ...Object.fromEntries(
          Object.entries(choice.fields).map(([name, value]) => [name, { value, displayValue: null }]),
        ),
      }}
      recordTypeId={defaults.data.record.recordTypeId}
      choice={choice}
      draft={draft}
      embedded={embedded}
    />
  )
}

/** Returns the states of a path in which a record can start. */
function findPathStart({ fieldApiName, steps }: PathLayoutRepresentation): PathStart {
  return {
    fieldApiName,
    values: new Set(steps.flatMap(({ initial, value }) => (initial ? [value] : []))),
  }
}
