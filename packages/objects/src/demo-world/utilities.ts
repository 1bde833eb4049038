/** An invented utility. The prefix of its ESI IDs is a real one, so that checks of the format pass. */
export interface DemoUtility {
  readonly key: string
  readonly name: string
  readonly phone: string
  readonly commodity: 'Electricity' | 'Gas'
  readonly state: string
  /** The first seven digits and the length of its meters' ESI IDs; null for gas. */
  readonly esiid: { readonly prefix: string; readonly length: number } | null
}

export const utilities = {
  saltgrass: {
    key: 'saltgrass',
    name: 'Saltgrass Bayou Delivery',
    phone: '(713) 555-0110',
    commodity: 'Electricity',
    state: 'TX',
    esiid: { prefix: '1008901', length: 22 },
  },
  trinityFork: {
    key: 'trinity-fork',
    name: 'Trinity Fork Wires',
    phone: '(214) 555-0111',
    commodity: 'Electricity',
    state: 'TX',
    esiid: { prefix: '1044372', length: 17 },
  },
  pelicanReach: {
    key: 'pelican-reach',
    name: 'Pelican Reach Electric Delivery',
    phone: '(361) 555-0112',
    commodity: 'Electricity',
    state: 'TX',
    esiid: { prefix: '1003278', length: 17 },
  },
  loneCedar: {
    key: 'lone-cedar',
    name: 'Lone Cedar Electric Delivery',
    phone: '(972) 555-0113',
    commodity: 'Electricity',
    state: 'TX',
    esiid: { prefix: '1040051', length: 17 },
  },
  prairieHearth: {
    key: 'prairie-hearth',
    name: 'Prairie Hearth Gas',
    phone: '(815) 555-0114',
    commodity: 'Gas',
    state: 'IL',
    esiid: null,
  },
} as const satisfies Readonly<Record<string, DemoUtility>>
