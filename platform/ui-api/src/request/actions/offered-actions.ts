import type { ActionRecord, ResolvedObject, ResolvedQuickAction } from '@porchlight/metadata'
import type { CallContext } from '../../define/handler'
import {
  type ActionContext,
  describeQuickAction,
  describeStandardButton,
  type StandardButton,
} from '../../representation/platform-action'
import type { PlatformActionRepresentation } from '../../representation/platform-action-schemas'
import { type ActionFilter, filterActions } from './action-filter'
import type { RecordWithActions } from './action-records'
import { performerOf } from './performer'

/** Describes those of `actions` that the viewer may perform; on a record, those that apply in its current state. */
export function describeOffered(
  actions: readonly ResolvedQuickAction[],
  record: ActionRecord | null,
  actionContext: ActionContext,
  filter: ActionFilter,
  context: CallContext,
): readonly PlatformActionRepresentation[] {
  const performer = performerOf(context.viewer)
  if (performer === null) return []
  const offered = actions.filter(
    (action) =>
      action.performers.includes(performer.class) &&
      action.formFactors.includes(filter.formFactor) &&
      (filter.wantsAll || action.isOnPage) &&
      (record === null || action.isOffered(record, performer)),
  )
  return filterActions(
    offered.map((action) => describeQuickAction(action, actionContext, context)),
    filter,
  )
}

/** The actions of a record: those of its object, then the standard buttons that the viewer's access allows. */
export function describeRecordActions(
  { object, access, record }: RecordWithActions,
  actionContext: ActionContext,
  filter: ActionFilter,
  context: CallContext,
): readonly PlatformActionRepresentation[] {
  const { id } = record
  const target = { targetObject: object.apiName }
  const standard: readonly (StandardButton | null)[] = [
    access.updateable
      ? { ...target, apiName: 'Edit', resource: `/records/${id}`, targetType: 'Invoke' }
      : null,
    access.createable
      ? {
          ...target,
          apiName: 'Clone',
          resource: `/record-defaults/template/clone/${id}`,
          targetType: 'Describe',
        }
      : null,
    access.deletable
      ? { ...target, apiName: 'Delete', resource: `/records/${id}`, targetType: 'Invoke' }
      : null,
  ]
  return [
    ...describeOffered(object.quickActions, record, actionContext, filter, context),
    ...describeButtons(standard, actionContext, filter, context),
  ]
}

/** Returns the button that creates a record of `object`; none if the viewer may not create any. */
export function newButton(object: ResolvedObject, { viewer }: CallContext): StandardButton | null {
  return object.access[viewer.class].createable
    ? {
        apiName: 'New',
        targetObject: object.apiName,
        resource: `/record-defaults/create/${object.apiName}`,
        targetType: 'Describe',
      }
    : null
}

/** Describes the buttons that are there. */
export function describeButtons(
  buttons: readonly (StandardButton | null)[],
  actionContext: ActionContext,
  filter: ActionFilter,
  context: CallContext,
): readonly PlatformActionRepresentation[] {
  const described = buttons.flatMap((button) =>
    button === null ? [] : [describeStandardButton(button, actionContext, context)],
  )
  return filterActions(described, filter)
}
