import type { Language } from '../viewer'
import { fingerprint } from './fingerprint'
import { describeCell, type LayoutItemRepresentation, type LayoutMode } from './layout-item'
import { choicesOf } from './picklist-values'
import type {
  ResolvedAccess,
  ResolvedField,
  ResolvedObject,
  ResolvedPath,
  ResolvedPathStep,
  ResolvedRecordType,
} from './resolved-metadata'

/** One state of a path. */
export interface PathStepRepresentation {
  /** Whether no further work is required in this state. */
  readonly closed: boolean
  readonly guidance: string | null
  /** Whether a record may begin in this state. */
  readonly initial: boolean
  /** The fields to check or fill in, as items of a layout. */
  readonly keyFields: readonly LayoutItemRepresentation[]
  readonly label: string
  /** The states that the write pipeline accepts after this one. */
  readonly nextValues: readonly string[]
  readonly value: string
}

/** The path of an object's records through the states of one picklist. No public response shows this shape. */
export interface PathLayoutRepresentation {
  /** 32 hex digits over this representation. */
  readonly eTag: string
  readonly fieldApiName: string
  readonly id: string
  readonly label: string
  readonly mode: LayoutMode
  readonly objectApiName: string
  readonly recordTypeId: string
  readonly steps: readonly PathStepRepresentation[]
}

/** The name by which the object's first path is requested. */
const defaultPath = 'default'

/**
 * The path that `layoutOverride` names: the api name of its picklist in any case, or `Default` for the first.
 * Undefined without a path that viewers with `access` may read.
 */
export function findPath(
  object: ResolvedObject,
  access: ResolvedAccess,
  layoutOverride: string,
): ResolvedPath | undefined {
  const name = layoutOverride.toLowerCase()
  const readable = object.paths.filter((path) => access.read.has(path.fieldApiName))
  return name === defaultPath
    ? readable[0]
    : readable.find((path) => path.fieldApiName.toLowerCase() === name)
}

/** Describes `path` to viewers with `access`: key fields that they cannot read are omitted. */
export function describePath(
  object: ResolvedObject,
  path: ResolvedPath,
  access: ResolvedAccess,
  language: Language,
  choice: { readonly mode: LayoutMode; readonly recordType: ResolvedRecordType },
): PathLayoutRepresentation {
  const field = object.fields.get(path.fieldApiName)
  const offered = field === undefined ? [] : choicesOf(field, choice.recordType).map(({ value }) => value)
  const body = {
    fieldApiName: path.fieldApiName,
    id: path.id,
    label: field?.label[language] ?? path.fieldApiName,
    mode: choice.mode,
    objectApiName: object.apiName,
    recordTypeId: choice.recordType.recordTypeId,
    steps: path.steps
      .filter((step) => offered.includes(step.value))
      .map((step) => ({
        closed: isClosed(field, step),
        guidance: step.guidance?.[language] ?? null,
        initial: step.isInitial,
        keyFields: step.keyFields.flatMap((name) =>
          describeCell(name, object, access, language, choice.mode),
        ),
        label: field?.picklistValues.find(({ value }) => value === step.value)?.label[language] ?? step.value,
        nextValues: step.nextValues.filter((value) => offered.includes(value)),
        value: step.value,
      })),
  }
  return { eTag: fingerprint(JSON.stringify(body)), ...body }
}

/** Returns the choice's own `closed` attribute; without one, whether no state follows. */
function isClosed(field: ResolvedField | undefined, step: ResolvedPathStep): boolean {
  const attributes = field?.picklistValues.find(({ value }) => value === step.value)?.attributes
  if (attributes !== undefined && 'closed' in attributes) return attributes.closed
  return step.nextValues.length === 0
}
