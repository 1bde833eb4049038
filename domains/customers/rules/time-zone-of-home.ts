/** The zones in which the days of our customers' homes begin. */
export type HomeTimeZone = 'America/New_York' | 'America/Chicago' | 'America/Denver' | 'America/Los_Angeles'

const statesOf: Readonly<Record<Exclude<HomeTimeZone, 'America/Chicago'>, string>> = {
  'America/New_York': 'CT DE DC FL GA IN KY ME MD MA MI NH NJ NY NC OH PA RI SC VT VA WV',
  'America/Denver': 'AZ CO ID MT NM UT WY',
  'America/Los_Angeles': 'CA NV OR WA',
}

const zoneOfState: ReadonlyMap<string, HomeTimeZone> = new Map(
  (Object.keys(statesOf) as (keyof typeof statesOf)[]).flatMap((zone) =>
    statesOf[zone].split(' ').map((state) => [state, zone] as const),
  ),
)

/**
 * The time zone of a home by its state (`TX`) and ZIP code: that of most people of the state, and of El Paso its own
 * (49 CFR 71). Central time where the state is not known. Somebody near a border may have it corrected.
 */
export function timeZoneOfHome({
  state,
  postalCode,
}: {
  readonly state: string
  readonly postalCode: string
}): HomeTimeZone {
  if (/^(799|885)/.test(postalCode)) return 'America/Denver'
  return zoneOfState.get(state) ?? 'America/Chicago'
}
