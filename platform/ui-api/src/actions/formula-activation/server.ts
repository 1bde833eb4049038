import { fail } from '@porchlight/errors'
import { fingerprint, type ResolvedApp, type ResolvedObject, toRecordId } from '@porchlight/metadata'
import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import { parseNames } from '../../request/parse-request'
import { findObject } from '../../request/records/find-object'
import { appsOf } from '../../request/viewer-apps'
import { getFormulaActivationContract } from './contract'

/** The one feature that has conditions: actions that are shown or not as the record is. */
const feature = 'DynamicActions'

const handle = handleCall(getFormulaActivationContract, async ({ params, query }, context: CallContext) => {
  if (params.actionFeature.toLowerCase() !== feature.toLowerCase()) throw fail('notFound')
  const app = query.application === undefined ? null : findApp(query.application, context)
  const names = parseNames(query.objectApiNames)
  const objects =
    names.length === 0 ? readable(context) : names.map((name) => findObject(name, context).object)
  const activations = Object.fromEntries(
    objects.map((object) => [object.apiName, isActive(object, app, context)]),
  )
  const body = { actionFeature: feature, activations, application: app?.developerName ?? null }
  return { body: { ...body, eTag: fingerprint(JSON.stringify(body)) } }
})

/** The call that reports where conditions control actions. */
export const handlers: readonly CallHandler[] = [handle]

function findApp(name: string, context: CallContext): ResolvedApp {
  const id = toRecordId(name)
  const app = appsOf(context).find(
    (candidate) => candidate.id === id || candidate.developerName.toLowerCase() === name.toLowerCase(),
  )
  if (app === undefined) throw fail('notFound')
  return app
}

function readable({ metadata, viewer }: CallContext): readonly ResolvedObject[] {
  return [...metadata.objects.values()].filter(
    (object) => object.access[viewer.class].records.kind !== 'none',
  )
}

/** An app that neither lists an object nor has a page of its records shows none of its actions. */
function isActive(object: ResolvedObject, app: ResolvedApp | null, { viewer }: CallContext): boolean {
  const isInApp =
    app === null ||
    app.recordPages[object.apiName] !== undefined ||
    app.navItems.some((item) => item.kind === 'object' && item.objectApiName === object.apiName)
  return (
    isInApp && object.quickActions.some(({ performers }) => performers.some((own) => own === viewer.class))
  )
}
