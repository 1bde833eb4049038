import { setTimeout as pause } from 'node:timers/promises'
import type { Sibling } from '@porchlight/test-kit/world'
import type { Customer } from './customer'

type Server = Pick<Sibling, 'origin'>

/** The result of the work of several customers. */
export interface Work {
  requests: number
  writes: number
  /** Lists that lacked what their reader had written before. */
  stale: number
  /** Responses with a status of 500 or more, by status; 0 where none arrived. */
  readonly failed: Map<number, number>
}

/** Each customer's own messages: those acknowledged before a list is requested have to be in it. */
const casesPath = '/list-records/Case/AllCases?pageSize=2000&fields=Case.Subject'

/**
 * Has each customer read repeatedly from either server, and write a message about every `writeEveryMs`, until `isOver`.
 */
export async function workAtOnce(
  customers: readonly Customer[],
  servers: readonly [Server, Server],
  { writeEveryMs, isOver }: { readonly writeEveryMs: number; readonly isOver: () => boolean },
): Promise<Work> {
  const work: Work = { requests: 0, writes: 0, stale: 0, failed: new Map() }
  const count = <Result extends { readonly status: number }>(answer: Result): Result => {
    work.requests += 1
    const { status } = answer
    if (status >= 500 || status === 0) work.failed.set(status, (work.failed.get(status) ?? 0) + 1)
    return answer
  }
  await Promise.all(
    customers.map(async (customer, index) => {
      const written = new Set<string>()
      let turn = index
      let writesAtMs = performance.now() + (writeEveryMs * index) / customers.length
      const next = () => {
        turn += 1
        return servers[turn % 2 === 0 ? 0 : 1]
      }
      const listOwn = async () => {
        const before = [...written]
        const { status, body } = count(await customer.get(next(), casesPath))
        if (status !== 200) return
        const { records } = body as { records: { fields: { Subject: { value: string } } }[] }
        const found = new Set(records.map(({ fields }) => fields.Subject.value))
        if (!before.every((subject) => found.has(subject))) work.stale += 1
      }
      while (!isOver()) {
        if (performance.now() > writesAtMs) {
          const Subject = `${index} ${work.writes}`
          const fields = { Subject, Description: 'At work.', ContactId: customer.contactId }
          const answer = count(await customer.send(next(), 'POST', '/records', { apiName: 'Case', fields }))
          if (answer.status === 201) written.add(Subject)
          work.writes += 1
          writesAtMs = performance.now() + writeEveryMs
          await listOwn()
        }
        count(await customer.get(next(), `/records/${customer.contactId}?fields=Contact.LastName`))
        count(await customer.get(next(), '/list-records/Account/AllAccounts?fields=Account.Name'))
        await listOwn()
        await pause(20)
      }
    }),
  )
  return work
}
