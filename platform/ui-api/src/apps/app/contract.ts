import { Type } from 'typebox'
import { defineCall } from '../../define/call'
import { type AppRepresentation, AppSchema } from '../../representation/app-schemas'
import { ApiNameParam, BooleanText, FormFactor } from '../../request/request-schemas'

const source = 'docs/specification/data-service.md section 7, Apps and navigation'

/** The apps that are for a viewer. */
export interface AppsRepresentation {
  readonly apps: readonly AppRepresentation[]
  /** 32 hex digits over this representation. */
  readonly eTag: string
}

const query = Type.Object({
  formFactor: Type.Optional(FormFactor),
  userCustomizations: Type.Optional(BooleanText),
})

export const getAppsContract = defineCall({
  name: 'getApps',
  method: 'GET',
  path: '/ui-api/apps',
  summary: 'Lists the apps that are for the viewer, with their navigation.',
  params: Type.Object({}),
  query,
  body: null,
  answer: Type.Unsafe<AppsRepresentation>(
    Type.Object({ apps: Type.Array(AppSchema), eTag: Type.String() }, { $id: 'Apps' }),
  ),
  successStatus: 200,
  errorKind: 'read',
  errors: [],
  source,
})

export const getAppDetailsContract = defineCall({
  name: 'getAppDetails',
  method: 'GET',
  path: '/ui-api/apps/{appId}',
  summary: 'Describes one app, named by its id or its developer name.',
  params: Type.Object({ appId: ApiNameParam }),
  query,
  body: null,
  answer: Type.Unsafe<AppRepresentation & { readonly eTag: string }>(
    Type.Object({ ...AppSchema.properties, eTag: Type.String() }, { $id: 'App' }),
  ),
  successStatus: 200,
  errorKind: 'read',
  errors: ['notFound'],
  source,
})
