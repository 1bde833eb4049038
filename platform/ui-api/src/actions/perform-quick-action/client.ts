import {
  checkBoolean,
  checkName,
  checkRecordId,
  deepFreeze,
  defineWriteAdapter,
  type FetchResponse,
  recordKey,
  type StoreWriter,
} from '@porchlight/data-service'
import type { FieldScalar } from '@porchlight/metadata'
import { resourceRequest } from '../../request/resource-request-client'
import type {
  performQuickActionContract,
  performUpdateRecordQuickActionContract,
  QuickActionExecutionRepresentation,
} from './contract'

const path: typeof performQuickActionContract.path & typeof performUpdateRecordQuickActionContract.path =
  '/ui-api/actions/perform-quick-action/{actionApiName}'

/** The action to perform, on which record, with the values of the form. */
export interface PerformQuickActionInput {
  /** Such as `Case.Reply`, or `NewCase` for a global action. */
  readonly actionApiName: string
  /** The record that the action is performed on, 15 or 18 characters; absent for global actions. */
  readonly contextId?: string | undefined
  /** The object that the form is of. */
  readonly apiName?: string | undefined
  readonly fields?: Readonly<Record<string, FieldScalar>> | undefined
  readonly allowSaveOnDuplicate?: boolean | undefined
}

interface CheckedInput {
  readonly actionApiName: string
  readonly contextId: string | undefined
  readonly body: {
    readonly allowSaveOnDuplicate: boolean | undefined
    readonly apiName: string | undefined
    readonly contextId: string | undefined
    readonly fields: Readonly<Record<string, FieldScalar>>
  }
}

/** Performs a quick action. Views of the records that it changed read them again. */
export const performQuickAction = defineWriteAdapter<
  PerformQuickActionInput,
  CheckedInput,
  QuickActionExecutionRepresentation
>({
  name: 'performQuickAction',
  checkConfig: checkInput,
  resourceRequest: ({ actionApiName, body }) => resourceRequest('POST', path, { actionApiName }, {}, body),
  isDraftAware: true,
  draft: ({ actionApiName, contextId, body: { apiName = actionApiName, fields } }) => ({
    kind: 'create',
    apiName,
    fields,
    ...(contextId === undefined ? {} : { about: contextId }),
  }),
  ingest: takeIn,
})

/** Performs a quick action that changes the record of `contextId`. */
export const performUpdateRecordQuickAction = defineWriteAdapter<
  PerformQuickActionInput,
  CheckedInput,
  QuickActionExecutionRepresentation
>({
  name: 'performUpdateRecordQuickAction',
  checkConfig(input) {
    const checked = checkInput(input)
    return checked?.contextId === undefined ? null : checked
  },
  resourceRequest: ({ actionApiName, body }) => resourceRequest('PATCH', path, { actionApiName }, {}, body),
  isDraftAware: true,
  draft: ({ contextId, body }) =>
    contextId === undefined ? null : { kind: 'update', recordId: contextId, fields: body.fields },
  ingest: takeIn,
})

function checkInput(input: PerformQuickActionInput): CheckedInput | null {
  if (!isObject(input)) return null
  const actionApiName = checkName(input.actionApiName)
  const contextId = input.contextId === undefined ? undefined : checkRecordId(input.contextId)
  const isMalformed = input.fields !== undefined && !isObject(input.fields)
  if (actionApiName === null || contextId === null || isMalformed) return null
  return {
    actionApiName,
    contextId,
    body: {
      allowSaveOnDuplicate: checkBoolean(input.allowSaveOnDuplicate),
      apiName: checkName(input.apiName) ?? undefined,
      contextId,
      fields: input.fields ?? {},
    },
  }
}

function takeIn(
  response: FetchResponse,
  { contextId }: CheckedInput,
  writer: StoreWriter,
): QuickActionExecutionRepresentation {
  const execution = response.body as QuickActionExecutionRepresentation
  for (const id of new Set([contextId, execution.id])) {
    if (typeof id === 'string') writer.evict(recordKey(id))
  }
  return deepFreeze(execution)
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
