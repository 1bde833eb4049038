import { fingerprint, type QuickActionType } from '@porchlight/metadata'
import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import { actionIcon } from '../../representation/action-icon'
import { findAction, readSubject } from '../../request/actions/find-action'
import { getQuickActionInfoContract, type QuickActionInfoRepresentation } from './contract'

/** The access to the target that a user needs: to create one, to change it, or just to see it. */
const accessLevels: Readonly<Record<QuickActionType, QuickActionInfoRepresentation['accessLevelRequired']>> =
  { Create: 'Create', LogACall: 'Create', Update: 'Edit', SendEmail: 'Read' }

const handle = handleCall(getQuickActionInfoContract, async ({ params, query }, context: CallContext) => {
  const { action } = findAction(params.actionApiName, context)
  const { parentRecordId } = query
  const parent =
    parentRecordId === undefined
      ? null
      : (await readSubject(action, parentRecordId, 'parentRecordId', [], context)).record
  const icon = actionIcon(action.icon)
  const body = {
    accessLevelRequired: accessLevels[action.type],
    actionApiName: action.apiName,
    colors: [{ color: icon.color, colorContext: 'primary', theme: 'theme4' }],
    copilotActionDescription: null,
    copilotInputs: null,
    copilotIntent: null,
    copilotPlanTemplateId: null,
    copilotUserUtterance: null,
    flowDevName: null,
    flowRecordIdVar: null,
    iconName: `action:${action.icon}`,
    icons: [{ contentType: 'image/svg+xml', height: 24, theme: 'theme4', url: icon.url, width: 24 }],
    label: action.label[context.viewer.language],
    lightningComponentBundle: null,
    lightningComponentQualifiedName: null,
    lightningWebComponentQualifiedName: null,
    parameters:
      action.targetParentField === null
        ? []
        : [{ parameterName: action.targetParentField, parameterValue: parent?.id ?? null }],
    targetParentField: action.targetParentField,
    targetRecordTypeId: null,
    targetSobjectType: action.targetObjectApiName,
    type: action.type,
  }
  return { body: { ...body, eTag: fingerprint(JSON.stringify(body)) } }
})

/** The call that describes a quick action. */
export const handlers: readonly CallHandler[] = [handle]
