import type { ServerResponse } from 'node:http'
import type { PlantedGateway } from '../check-planted'
import type { Answer, Call, PlantedAnswer } from '../reference-server'

/** A gateway with one fault, the check that finds it, and the fault's name. */
export interface PlantedFault {
  readonly name: string
  readonly gateway: PlantedGateway
  readonly check: string
  readonly named: RegExp
}

type Sending = (response: ServerResponse) => void

/** A proxy's response in place of the gateway. */
export const html = '<!doctype html><title>502 Bad Gateway</title><h1>Bad Gateway</h1>'

/** Applies the change only to calls with that method and path. */
export const at =
  (method: string, path: RegExp, change: (call: Call, answer: Answer) => Sending | Answer): PlantedAnswer =>
  (call, answer) =>
    call.method === method && path.test(call.path) ? change(call, answer) : null

/** The header of a response with a body. */
export const json = { 'content-type': 'application/json' }
/** Returns the body of a response in its wire format. */
export const written = ({ body }: Answer): string => JSON.stringify(body)

// The gateways by their kinds.
export const billing = (
  planted: Extract<PlantedGateway, { kind: 'billing' }>['planted'],
): PlantedGateway => ({
  kind: 'billing',
  planted,
})
export const market = (planted: Extract<PlantedGateway, { kind: 'market' }>['planted']): PlantedGateway => ({
  kind: 'market',
  planted,
})
export const credit = (planted: Extract<PlantedGateway, { kind: 'credit' }>['planted']): PlantedGateway => ({
  kind: 'credit',
  planted,
})
export const identity = (
  planted: Extract<PlantedGateway, { kind: 'identity' }>['planted'],
): PlantedGateway => ({
  kind: 'identity',
  planted,
})
