import { at, credit, identity, type PlantedFault } from './planted-fault'

/** Faults of a credit and an identity gateway. */
export const personFaults: readonly PlantedFault[] = [
  {
    name: 'a check that comes again is decided anew',
    gateway: credit({ forgetsChecks: true }),
    check: 'repeated',
    named: /requested again under its requestId has another outcome/,
  },
  {
    name: 'a deposit with fractions of a cent',
    gateway: credit({ decision: { kind: 'depositRequired', dollars: 150.125 } }),
    check: 'cents',
    named: /fractions of a cent: 150\.125/,
  },
  {
    name: 'an unknown decision',
    gateway: credit({ decision: { kind: 'declined' } }),
    check: 'decision',
    named: /kind is not as agreed: expected "passed" or "depositRequired", came "declined"/,
  },
  {
    name: 'a check without a number is refused',
    gateway: credit({ refusesMissingNumbers: true, answer: () => null }),
    check: 'decision',
    named: /answered with 422/,
  },
  {
    name: 'a page that does not open',
    gateway: identity({ hasNoPage: true }),
    check: 'page',
    named: /The page of a check was answered with 404/,
  },
  {
    name: 'a reference that is too short',
    gateway: identity({
      answer: at('POST', /^\/checks/, () => ({ status: 201, body: { reference: '17' } })),
    }),
    check: 'again',
    named: /reference is not as agreed/,
  },
]
