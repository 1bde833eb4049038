import {
  type ActionIcon,
  derivedId,
  type FormFactor,
  fingerprint,
  type Label,
  type ResolvedQuickAction,
} from '@porchlight/metadata'
import type { CallContext } from '../define/handler'
import { resourceUrl } from '../request/records/find-object'
import { actionIcon } from './action-icon'
import type {
  ActionCollectionRepresentation,
  ActionsRepresentation,
  PlatformActionRepresentation,
} from './platform-action-schemas'

/** The installation, as external ids begin with it: the same everywhere, like the ids of all metadata. */
const organizationId = derivedId('00D', 'Porchlight')

/** Where an action is shown. */
export interface ActionContext {
  /** The platform's name for the kind of list that contains the action. */
  readonly listContext:
    | 'Global'
    | 'Lookup'
    | 'Record'
    | 'RecordCreate'
    | 'RecordEdit'
    | 'RelatedList'
    | 'RelatedListRecord'
  readonly formFactor: FormFactor
  /** The object on whose page it is shown; `Global` for none. */
  readonly sourceObject: string
  /** The record of a related list that the action is about. */
  readonly relatedListRecordId?: string
  /** The object of the record whose related list it is. */
  readonly relatedSourceObject?: string
}

/** A button that every object has, where the viewer's access allows it. */
export interface StandardButton {
  readonly apiName: 'CancelEdit' | 'Clone' | 'Delete' | 'Edit' | 'New' | 'SaveAndNew' | 'SaveEdit'
  readonly targetObject: string
  /** The call that performs it, below `/ui-api`; null for what only the page does. */
  readonly resource: string | null
  /** Whether that call performs the action, or describes the form to fill in first. */
  readonly targetType: 'Describe' | 'Invoke'
}

const buttons: Readonly<
  Record<StandardButton['apiName'], { readonly label: Label; readonly icon: ActionIcon }>
> = {
  CancelEdit: { label: { en: 'Cancel', es: 'Cancelar' }, icon: 'close' },
  Clone: { label: { en: 'Clone', es: 'Duplicar' }, icon: 'document' },
  Delete: { label: { en: 'Delete', es: 'Eliminar' }, icon: 'close' },
  Edit: { label: { en: 'Edit', es: 'Editar' }, icon: 'document' },
  New: { label: { en: 'New', es: 'Nuevo' }, icon: 'new' },
  SaveAndNew: { label: { en: 'Save and new', es: 'Guardar y crear otro' }, icon: 'new' },
  SaveEdit: { label: { en: 'Save', es: 'Guardar' }, icon: 'approve' },
}

/** Describes a quick action where it is shown. */
export function describeQuickAction(
  action: ResolvedQuickAction,
  actionContext: ActionContext,
  context: CallContext,
): PlatformActionRepresentation {
  return describe(actionContext, context, {
    apiName: action.apiName,
    label: action.label,
    icon: action.icon,
    definitionId: action.definitionId,
    resource: `/actions/layout/${action.apiName}`,
    targetType: 'Describe',
    section: action.section,
    subtype: action.type,
    targetObject: action.targetObjectApiName,
    type: 'QuickAction',
  })
}

/** Describes a standard button where it is shown. */
export function describeStandardButton(
  button: StandardButton,
  actionContext: ActionContext,
  context: CallContext,
): PlatformActionRepresentation {
  return describe(actionContext, context, {
    ...button,
    ...buttons[button.apiName],
    definitionId: button.apiName,
    section: 'Page',
    subtype: button.apiName,
    type: 'StandardButton',
  })
}

interface Described {
  readonly apiName: string
  readonly label: Label
  readonly icon: ActionIcon
  readonly definitionId: string
  readonly resource: string | null
  readonly targetType: 'Describe' | 'Invoke'
  readonly section: string
  readonly subtype: string
  readonly targetObject: string
  readonly type: 'QuickAction' | 'StandardButton'
}

function describe(
  actionContext: ActionContext,
  context: CallContext,
  action: Described,
): PlatformActionRepresentation {
  const { listContext, formFactor, sourceObject } = actionContext
  const icon = actionIcon(action.icon)
  const externalId = `${organizationId}:${sourceObject}::${listContext}:${formFactor}::${action.definitionId}`
  return {
    actionListContext: listContext,
    actionTarget: action.resource === null ? null : resourceUrl(context, action.resource),
    actionTargetType: action.targetType,
    apiName: action.apiName,
    externalId,
    iconUrl: icon.url,
    // The same action is a different entry in every list that contains it.
    id: derivedId('0JV', `${externalId}${actionContext.relatedListRecordId ?? ''}`),
    isMassAction: 'false',
    label: action.label[context.viewer.language],
    lwcComponent: null,
    primaryColor: icon.color,
    relatedListRecordId: actionContext.relatedListRecordId ?? null,
    relatedSourceObject: actionContext.relatedSourceObject ?? null,
    section: action.section,
    sourceObject,
    subtype: action.subtype,
    targetObject: action.targetObject,
    targetUrl: null,
    type: action.type,
  }
}

/** Combines lists of actions into a response; `path` is that of the call, below `/ui-api`. */
export function actionsAnswer(
  lists: ReadonlyMap<string, readonly PlatformActionRepresentation[]>,
  path: string,
  context: CallContext,
): ActionsRepresentation {
  const url = resourceUrl(context, path)
  const collections = [...lists].map(([key, actions]): [string, ActionCollectionRepresentation] => [
    key,
    { actions, links: [], url },
  ])
  const actions = Object.fromEntries(collections)
  return { actions, eTag: fingerprint(JSON.stringify([actions, url])), url }
}
