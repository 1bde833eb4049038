import { fail } from '@porchlight/errors'
import { type FormFactor, fingerprint, type ResolvedApp, toRecordId } from '@porchlight/metadata'
import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import type { AppRepresentation } from '../../representation/app-schemas'
import { describeApp } from '../../representation/describe-app'
import { appsOf } from '../../request/viewer-apps'
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
  const apps = await describeApps(fitting, query, context)
  return { body: { apps, eTag: fingerprint(JSON.stringify(apps)) } }
})

const handleApp = handleCall(getAppDetailsContract, async ({ params, query }, context: CallContext) => {
  const id = toRecordId(params.appId)
  const name = params.appId.toLowerCase()
  const found = appsOf(context).find((app) => app.id === id || app.developerName.toLowerCase() === name)
  const [app] = found === undefined ? [] : await describeApps([found], query, context)
  if (app === undefined) throw fail('notFound')
  return { body: { ...app, eTag: fingerprint(JSON.stringify(app)) } }
})

/** The calls that describe apps. */
export const handlers: readonly CallHandler[] = [handleApps, handleApp]

/** The app that a viewer begins in is the first that is for it. */
async function describeApps(
  apps: readonly ResolvedApp[],
  { formFactor, userCustomizations }: AppQuery,
  context: CallContext,
): Promise<readonly AppRepresentation[]> {
  const [selected] = appsOf(context)
  const brand = await brandOfViewer(context)
  const withUserItems = userCustomizations !== 'false'
  return apps.map((app) =>
    describeApp(app, { formFactor, withUserItems, brand, isSelected: app === selected }, context),
  )
}
