import { fingerprint } from '@porchlight/metadata'
import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import { findObject } from '../../request/records/find-object'
import { appsOf } from '../../request/viewer-apps'
import { type ActionOverrideRepresentation, getActionOverridesContract } from './contract'

/** Every override belongs to an app; the default template, which all apps share, has none. */
const handle = handleCall(getActionOverridesContract, async ({ params, query }, context: CallContext) => {
  const { object } = findObject(params.objectApiName, context)
  const overrides = appsOf(context).flatMap(
    ({ developerName, formFactors, recordPages }): readonly ActionOverrideRepresentation[] => {
      const content = recordPages[object.apiName]
      return content === undefined
        ? []
        : [{ actionName: 'View', appDeveloperName: developerName, content, formFactors, type: 'Page' }]
    },
  )
  const wanted = query.defaultTemplateOnly === 'true' ? [] : overrides
  const body = {
    objectApiName: object.apiName,
    overrides: wanted.filter(({ actionName }) => query.type === undefined || query.type === actionName),
  }
  return { body: { ...body, eTag: fingerprint(JSON.stringify(body)) } }
})

/** The call that lists the actions that apps override. */
export const handlers: readonly CallHandler[] = [handle]
