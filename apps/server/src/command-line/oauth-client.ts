import {
  findActingUser,
  readActingUsers,
} from '@porchlight/domains/administration/operations/programs/acting-users'
import {
  changeProgram,
  registerProgram,
  removeProgram,
  replaceProgramSecret,
  setProgramEnabled,
} from '@porchlight/domains/administration/operations/programs/manage-programs'
import {
  findProgram,
  listPrograms,
  type Program,
} from '@porchlight/domains/administration/operations/programs/oauth-clients'
import { forCommand } from '@porchlight/domains/administration/operations/programs/program-change'
import { deviceGrant } from '@porchlight/domains/administration/operations/programs/program-terms'
import { fail } from '@porchlight/errors'
import type { ServerContext } from '../composition/server-context'
import type { Settings } from '../settings/read-settings'
import { asOperator } from './audit-command'
import { withContext } from './beside-servers'
import { type CommandArguments, readArguments } from './read-arguments'
import { say } from './say'

const usage = `npm run oauth-client -- create --name "Name" --scopes api:read,refresh_token
    --grants authorization_code,refresh_token --redirect https://app.example.com/callback [--origin https://app.example.com] [--public]
  npm run oauth-client -- create --name "Name" --scopes api:read --grants device_code,refresh_token --public
  npm run oauth-client -- create --name "Name" --scopes api --grants client_credentials --user <username>
  npm run oauth-client -- list
  npm run oauth-client -- change --id <client id> [--name "Name"] [--scopes …] [--redirect …] [--origin …]
  npm run oauth-client -- rotate --id <client id> [--at-once]
  npm run oauth-client -- off --id <client id>
  npm run oauth-client -- on --id <client id>
  npm run oauth-client -- remove --id <client id>`

/**
 * `npm run oauth-client -- create|list|change|rotate|off|on|remove`: registers programs that may ask for access, lists them,
 * gives one other terms or a new secret, switches one off and on, and removes one with everything that was issued to it. A
 * secret is printed once. Works while servers run. `invalidSettings` when something is missing or unsafe.
 */
export async function oauthClient(settings: Settings, args: readonly string[]): Promise<void> {
  const texts = ['name', 'scopes', 'grants', 'redirect', 'origin', 'user', 'id']
  const read = readArguments(args, { texts, flags: ['public', 'at-once'], usage })
  await withContext(settings, (context) => forCommand(() => run(context, read)))
}

async function run(context: ServerContext, read: CommandArguments): Promise<void> {
  const id = read.texts.get('id') ?? ''
  switch (read.subject) {
    case 'create':
      return create(context, read)
    case 'list':
      return show(context)
    case 'change':
      return change(context, read, await knownProgram(context, id))
    case 'rotate': {
      await knownProgram(context, id)
      const atOnce = read.flags.has('at-once')
      const secret = await asOperator(context, (change) => replaceProgramSecret(change, id, { atOnce }))
      say(`new client secret, which is not shown again: ${secret}`)
      say(atOnce ? 'The former one counts no more.' : 'The former one counts as well for 24 hours.')
      return
    }
    case 'off':
    case 'on':
      await knownProgram(context, id)
      await asOperator(context, (change) => setProgramEnabled(change, id, read.subject === 'on'))
      say(
        read.subject === 'on'
          ? `Switched the client ${id} on; it asks for access anew.`
          : `Switched the client ${id} off and ended everything that was issued to it.`,
      )
      return
    case 'remove':
      await knownProgram(context, id)
      await asOperator(context, (change) => removeProgram(change, id))
      say(`Removed the client ${id} and everything that was issued to it.`)
      return
    default:
      throw fail('invalidSettings', { reason: `Use: ${usage}` })
  }
}

async function knownProgram({ pool, now }: ServerContext, id: string): Promise<Program> {
  const program = await findProgram(pool, id, now())
  if (program === null) throw fail('invalidSettings', { reason: `There is no client ${id}.` })
  return program
}

async function show({ pool, engine, systemViewer, now }: ServerContext): Promise<void> {
  const programs = await listPrograms(pool, now())
  const users = await readActingUsers(
    engine,
    systemViewer,
    programs.flatMap(({ serviceUserId }) => serviceUserId ?? []),
  )
  for (const { id, name, grantTypes, scopes, redirectUris, allowedOrigins, ...program } of programs) {
    const { serviceUserId, isEnabled } = program
    const user = users.get(serviceUserId ?? '')?.username ?? serviceUserId
    const parts = [
      id,
      name,
      grantTypes.join(','),
      scopes.join(','),
      ...(redirectUris.length === 0 ? [] : [`redirect ${redirectUris.join(',')}`]),
      ...(allowedOrigins.length === 0 ? [] : [`origin ${allowedOrigins.join(',')}`]),
      ...(user === null ? [] : [`user ${user}`]),
      ...(isEnabled ? [] : ['switched off']),
    ]
    say(parts.join('  '))
  }
}

const listOf = (text: string | undefined) => (text ?? '').split(',').filter((item) => item !== '')

async function change(context: ServerContext, { texts }: CommandArguments, program: Program): Promise<void> {
  const given = (option: string, present: readonly string[]) =>
    texts.has(option) ? listOf(texts.get(option)) : present
  const terms = {
    name: texts.get('name') ?? program.name,
    scopes: given('scopes', program.scopes),
    redirectUris: given('redirect', program.redirectUris),
    allowedOrigins: given('origin', program.allowedOrigins),
  }
  const { endedAccess } = await asOperator(context, (change) => changeProgram(change, program.id, terms))
  say(`Changed the client ${program.id}.`)
  if (endedAccess) say('A scope was taken away: everything that was issued to it has ended.')
}

async function create(context: ServerContext, { texts, flags }: CommandArguments): Promise<void> {
  const { engine, systemViewer } = context
  const username = texts.get('user')
  const serviceUserId = username === undefined ? null : await findActingUser(engine, systemViewer, username)
  const client = {
    name: texts.get('name') ?? '',
    confidential: !flags.has('public'),
    redirectUris: listOf(texts.get('redirect')),
    grantTypes: listOf(texts.get('grants')).map((grant) => (grant === 'device_code' ? deviceGrant : grant)),
    scopes: listOf(texts.get('scopes')),
    allowedOrigins: listOf(texts.get('origin')),
    serviceUserId,
  }
  const { id, secret } = await asOperator(context, (change) => registerProgram(change, client))
  say(`client id: ${id}`)
  if (secret !== null) say(`client secret, which is not shown again: ${secret}`)
}
