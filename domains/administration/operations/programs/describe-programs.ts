import type { MethodContext } from '@porchlight/server-methods/define/method'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import { signedInAdmin } from '../../../customers/operations/person/signed-in'
import { toProgramKind } from '../../facts/programs'
import type { listProgramsContract } from '../../methods/list-programs/contract'
import { readActingUsers } from './acting-users'
import { listPrograms } from './oauth-clients'

type DescribedProgram = AnswerOf<typeof listProgramsContract>['programs'][number]

/** All programs as administrators see them, with whom they act as. */
export async function describePrograms(context: MethodContext): Promise<DescribedProgram[]> {
  const viewer = signedInAdmin(context)
  const programs = await context.engine.inOneTransaction((_engine, connection) =>
    listPrograms(connection, context.now()),
  )
  const users = await readActingUsers(
    context.engine,
    viewer,
    programs.flatMap(({ serviceUserId }) => serviceUserId ?? []),
  )
  return programs.map(({ grantTypes, serviceUserId, ...program }) => ({
    ...program,
    kind: toProgramKind(grantTypes, program.hasSecret),
    scopes: [...program.scopes],
    redirectUris: [...program.redirectUris],
    allowedOrigins: [...program.allowedOrigins],
    actingUser: users.get(serviceUserId ?? '') ?? null,
  }))
}
