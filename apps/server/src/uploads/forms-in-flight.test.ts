import { expect, it } from 'vitest'
import { createFormsInFlight, flightLimits } from './forms-in-flight'

const refusal = expect.objectContaining({ key: 'rateLimited' })

it('takes as many forms of one person as they may send, and one more when one has landed', () => {
  const forms = createFormsInFlight()
  const take = (person: string) => forms.take({ address: '192.0.2.1', person })
  const taken = Array.from({ length: flightLimits.person.forms }, () => take('first'))
  expect(() => take('first')).toThrow(refusal)
  const other = take('second')
  taken[0]?.land()
  taken[0] = take('first')
  expect(() => take('first')).toThrow(refusal)
  for (const form of [...taken, other]) form.land()
})

it('takes as many forms of one address as may come from it, whoever sends them', () => {
  const forms = createFormsInFlight()
  const take = (address: string, person: string | null) => forms.take({ address, person })
  for (let sent = 0; sent < flightLimits.address.forms; sent += 1) {
    take('192.0.2.1', sent % 2 === 0 ? `person ${sent}` : null)
  }
  expect(() => take('192.0.2.1', null)).toThrow(refusal)
  expect(() => take('192.0.2.1', 'new')).toThrow(refusal)
  take('192.0.2.2', 'new')
})

it('counts the bytes that are on their way, of all forms together, until they have landed', () => {
  const forms = createFormsInFlight()
  const keys = { address: '192.0.2.1', person: 'first' }
  const [one, other] = [forms.take(keys), forms.take(keys)]
  one.count(flightLimits.person.bytes)
  expect(() => other.count(1)).toThrow(refusal)
  one.land()
  other.count(1)
})
