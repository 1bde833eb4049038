import { type FormFactor, fingerprint, type ResolvedApp } from '@porchlight/metadata'
import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import type { AppRepresentation } from '../../representation/app-schemas'
import { describeApp } from '../../representation/describe-app'
import { readUserNavItems } from '../../request/apps/user-nav-items'
import { appsOf, findApp } from '../../request/viewer-apps'
import { brandOfViewer } from '../../request/viewer-brand'
import { getAppDetailsContract, getAppsContract } from './contract'

interface AppQuery {
  readonly formFactor?: FormFactor
  readonly userCustomizations?: 'true' | 'false'
}

const handleApps = handleCall(getAppsContract, async ({ query }, context: CallContext) => {
  const { formFactor } = query
  const fitting = appsOf(context).filter(
    ({ formFactors }) => formFactor === undefined || formFactors.includes(formFactor),
  )
  const apps = await Promise.all(fitting.map((app) => describe(app, query, context)))
  return { body: { apps, eTag: fingerprint(JSON.stringify(apps)) } }
})

const handleApp = handleCall(getAppDetailsContract, async ({ params, query }, context: CallContext) => {
  const app = await describe(findApp(params.appId, context), query, context)
  return { body: { ...app, eTag: fingerprint(JSON.stringify(app)) } }
})

/** The calls that describe apps. */
export const handlers: readonly CallHandler[] = [handleApps, handleApp]

async function describe(
  app: ResolvedApp,
  { formFactor, userCustomizations }: AppQuery,
  context: CallContext,
): Promise<AppRepresentation> {
  const brand = await brandOfViewer(context)
  const userNavItems = userCustomizations === 'false' ? [] : await readUserNavItems(app, formFactor, context)
  // A viewer starts in the first app that it may use.
  const isSelected = app === appsOf(context)[0]
  return describeApp(app, { formFactor, userNavItems, brand, isSelected }, context)
}
