/** An invented utility. The prefix of its ESI IDs is a real one, so that format checks pass. */
export interface DemoUtility {
  readonly key: string
  readonly name: string
  readonly phone: string
  readonly commodity: 'Electricity' | 'Gas'
  readonly state: string
  /** The first seven digits and the length of its meters' ESI IDs; null for gas. */
  readonly esiid: { readonly prefix: string; readonly length: number } | null
  /** Its delivery charges: cents a month, and cents per kWh or therm. */
  readonly delivery: { readonly fixed: number; readonly perUnit: number }
}

export const utilities = {
  saltgrass: electric('saltgrass', 'Saltgrass Bayou Delivery', '(713) 555-0110', '1008901', 439, 5.4694, 22),
  trinityFork: electric('trinity-fork', 'Trinity Fork Wires', '(214) 555-0111', '1044372', 423, 5.0339),
  pelicanReach: electric(
    'pelican-reach',
    'Pelican Reach Electric Delivery',
    '(361) 555-0112',
    '1003278',
    479,
    5.5226,
  ),
  loneCedar: electric('lone-cedar', 'Lone Cedar Electric Delivery', '(972) 555-0113', '1040051', 785, 6.0465),
  juniperMesa: electric('juniper-mesa', 'Juniper Mesa Delivery', '(325) 555-0115', '1020404', 479, 5.1265),
  pineyCrossing: electric('piney-crossing', 'Piney Crossing Wires', '(903) 555-0116', '1017699', 423, 5.0339),
  caprock: electric('caprock', 'Caprock Flats Power and Light', '(806) 555-0117', '1013830', 510, 5.6),
  prairieHearth: gas('prairie-hearth', 'Prairie Hearth Gas', '(815) 555-0114', 'IL', 1850, 24.1),
  buckeyeLantern: gas('buckeye-lantern', 'Lantern Creek Gas', '(614) 555-0118', 'OH', 1790, 21.4),
  peachtreeEmber: gas('peach-ember', 'Ember Orchard Gas', '(404) 555-0119', 'GA', 2240, 26.9),
  slateRidge: gas('slate-ridge', 'Slate Ridge Gas', '(215) 555-0120', 'PA', 1675, 28.8),
  gardenMarsh: gas('garden-marsh', 'Garden Marsh Gas', '(973) 555-0132', 'NJ', 1120, 31.2),
  greatHarbor: gas('great-harbor', 'Great Harbor Gas', '(313) 555-0133', 'MI', 1495, 22.6),
} as const satisfies Readonly<Record<string, DemoUtility>>

/** Providers of homes without customer choice: we sell nothing in their areas, plan search names them. */
export const closedUtilities = {
  limestoneSprings: {
    key: 'limestone-springs',
    name: 'Limestone Springs City Power',
    phone: '(512) 555-0134',
  },
  acequia: { key: 'acequia', name: 'Acequia Crossing City Energy', phone: '(210) 555-0135' },
  cypressHollow: {
    key: 'cypress-hollow',
    name: 'Cypress Hollow Electric Cooperative',
    phone: '(512) 555-0136',
  },
  sunPass: { key: 'sun-pass', name: 'Sun Pass Electric', phone: '(915) 555-0137' },
} as const satisfies Readonly<Record<string, Pick<DemoUtility, 'key' | 'name' | 'phone'>>>

function electric(
  key: string,
  name: string,
  phone: string,
  prefix: string,
  fixed: number,
  perUnit: number,
  length: 17 | 22 = 17,
): DemoUtility {
  return {
    key,
    name,
    phone,
    commodity: 'Electricity',
    state: 'TX',
    esiid: { prefix, length },
    delivery: { fixed, perUnit },
  }
}

function gas(
  key: string,
  name: string,
  phone: string,
  state: string,
  fixed: number,
  perUnit: number,
): DemoUtility {
  return { key, name, phone, commodity: 'Gas', state, esiid: null, delivery: { fixed, perUnit } }
}
