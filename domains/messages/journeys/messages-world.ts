import type { TestWorld } from '@porchlight/test-kit/world'
import type { Browser } from 'playwright-core'
import { beginSession, customerOf, type Visit } from '../../../tests/journeys/portal-visit'
import { startWalk, type Walk } from '../../getting-in/journeys/getting-in-world'

/** The texts of the message pages. */
export const messageTexts = {
  en: {
    messages: 'Messages',
    newMessage: 'New message',
    subjectRequired: 'Enter a subject.',
    descriptionRequired: 'Enter a description.',
    badFormat: 'This file cannot be used.',
    unavailable: 'The service is not available right now.',
    sent: 'We have your message',
    promise: 'We’ll answer by Tuesday, November 24.',
    complaint: 'by December 11, 2026, 21 days after it arrived',
    replied: 'Your reply is sent',
    needsReply: 'We need your reply',
    inProgress: 'In progress',
    closed: 'Closed on November 20, 2026.',
    openAgain: 'Open again and send',
    newReply: 'A new reply is here.',
    chooseAgain: 'Choose bill.pdf again.',
    notFound: 'We can’t find this page',
    advisor: 'advisor',
    you: 'You',
    filePending: 'We are checking that it is safe.',
    fileClean: 'Checked: safe.',
    fileInfected: 'Removed: it may hold a virus.',
    sendAgain: 'Send it again',
  },
  es: {
    messages: 'Mensajes',
    newMessage: 'Mensaje nuevo',
    subjectRequired: 'Escriba un asunto.',
    descriptionRequired: 'Escriba una descripción.',
    badFormat: 'Este archivo no se puede usar.',
    unavailable: 'El servicio no está disponible en este momento.',
    sent: 'Recibimos su mensaje',
    promise: 'Le respondemos a más tardar el martes 24 de noviembre.',
    complaint: 'a más tardar el 11 de diciembre de 2026, 21 días después',
    replied: 'Su respuesta se envió',
    needsReply: 'Falta su respuesta',
    inProgress: 'En proceso',
    closed: 'Cerrado el 20 de noviembre de 2026.',
    openAgain: 'Abrir otra vez y enviar',
    newReply: 'Llegó una respuesta nueva.',
    chooseAgain: 'Elija bill.pdf otra vez.',
    notFound: 'No encontramos esta página',
    advisor: 'Asesor',
    you: 'Usted',
    filePending: 'Estamos revisando que sea seguro.',
    fileClean: 'Revisado: es seguro.',
    fileInfected: 'Eliminado: puede tener un virus.',
    sendAgain: 'Enviarlo otra vez',
  },
} as const

/** A small file of an accepted format. */
export const pdfFile = {
  name: 'bill.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'),
}

/** A file that claims to be a PDF and is not: only the server notices. */
export const falsePdfFile = { ...pdfFile, buffer: Buffer.from('MZ, a program') }

/** A file with the standard test string that every virus scanner detects. */
export const infectedFile = {
  ...pdfFile,
  name: 'infected.pdf',
  buffer: Buffer.from(
    ['%PDF-1.7\nX5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
  ),
}

/** A window in which the visit's customer is signed in, with no page open. */
export async function signedInWalk(
  browser: Browser,
  world: TestWorld,
  visit: Visit,
  options: { readonly javaScriptEnabled?: boolean } = {},
): Promise<Walk> {
  const walk = await startWalk(browser, world, visit, options)
  await beginSession(walk.context, world, visit)
  return walk
}

/** What is stored of a case. */
export interface StoredCase {
  readonly Id: string
  readonly CaseNumber: string
  readonly Status: string
  readonly Type: string
}

/** The cases of that subject, past the engine. */
export async function casesNamed(world: TestWorld, subject: string): Promise<readonly StoredCase[]> {
  const { rows } = await world.context.pool.query<StoredCase>(
    'select * from record."Case" where "Subject" = $1',
    [subject],
  )
  return rows
}

/** The names of the files of a case. */
export async function filesOf(world: TestWorld, caseId: string): Promise<readonly string[]> {
  const { rows } = await world.context.pool.query<{ title: string }>(
    `select d."Title" as title from record."ContentDocument" d
     join record."ContentDocumentLink" l on l."ContentDocumentId" = d."Id" where l."Case__c" = $1`,
    [caseId],
  )
  return rows.map(({ title }) => title)
}

/** The id of the one case of that subject. */
export async function caseNamed(world: TestWorld, subject: string): Promise<string> {
  const [found] = await casesNamed(world, subject)
  if (found === undefined) throw new RangeError(`no case named ${subject}`)
  return found.Id
}

/** Advances the clock by a moment, so that consecutive entries have different times. */
export function passMoment(world: TestWorld): void {
  world.advance(1_000)
}

/** A new case of the visit's customer, sent through the data service. */
export async function sendCase(world: TestWorld, { brand }: Visit, subject: string): Promise<string> {
  const fields = { Subject: subject, Description: `About ${subject}.` }
  const answer = await callAs(world, customerOf[brand], 'POST', 'actions/perform-quick-action/NewCase', {
    fields,
  })
  return (answer as { readonly id: string }).id
}

/** Performs a quick action on a case as an advisor of the visit's brand, through the data service. */
export async function advise(
  world: TestWorld,
  { brand }: Visit,
  action: 'Case.Reply' | 'Case.Close',
  caseId: string,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  const path = `actions/perform-quick-action/${action}`
  await callAs(world, `advisor.${brand}@example.com`, 'POST', path, { contextId: caseId, fields })
}

/** Says that we wait for the customer, as an advisor does. */
export async function awaitCustomer(world: TestWorld, { brand }: Visit, caseId: string): Promise<void> {
  await callAs(world, `advisor.${brand}@example.com`, 'PATCH', `records/${caseId}`, {
    fields: { Status: 'Waiting on Customer' },
  })
}

async function callAs(
  world: TestWorld,
  username: string,
  method: 'POST' | 'PATCH',
  path: string,
  payload: object,
): Promise<unknown> {
  passMoment(world)
  const answer = await world.app.inject({
    method,
    url: `/services/data/v65.0/ui-api/${path}`,
    headers: { authorization: `Bearer ${await world.tokenOf(username)}` },
    payload,
  })
  if (answer.statusCode >= 300) throw new TypeError(`${path}: ${answer.statusCode} ${answer.payload}`)
  return answer.json()
}
