import { type Climate, climates } from './climate'
import { closedUtilities, type DemoUtility, utilities } from './utilities'

/** A city of the demo world and who serves its homes. */
export interface ServiceLocation {
  readonly postalCode: string
  readonly city: string
  readonly state: string
  readonly areaCode: string
  /** The first serves the homes of the demo; with several, the customer has to choose. */
  readonly utilities: readonly [DemoUtility, ...DemoUtility[]]
  readonly climate: Climate
}

function texas(
  postalCode: string,
  city: string,
  areaCode: string,
  climate: Climate,
  ...served: ServiceLocation['utilities']
): ServiceLocation {
  return { postalCode, city, state: 'TX', areaCode, climate, utilities: served }
}

/** Cities whose electricity customers choose a provider; a cross-section, not a full map. */
export const electricLocations: readonly [ServiceLocation, ...ServiceLocation[]] = [
  texas('77002', 'Houston', '713', climates.houston, utilities.saltgrass),
  texas('77084', 'Houston', '281', climates.houston, utilities.saltgrass),
  texas('75201', 'Dallas', '214', climates.dallas, utilities.trinityFork),
  texas('76102', 'Fort Worth', '817', climates.dallas, utilities.trinityFork),
  texas('75025', 'Plano', '214', climates.dallas, utilities.trinityFork),
  texas('79701', 'Midland', '432', climates.midland, utilities.trinityFork),
  texas('78401', 'Corpus Christi', '361', climates.corpusChristi, utilities.pelicanReach),
  texas('78501', 'McAllen', '956', climates.mcAllen, utilities.pelicanReach),
  texas('79601', 'Abilene', '325', climates.abilene, utilities.juniperMesa),
  texas('76901', 'San Angelo', '325', climates.abilene, utilities.juniperMesa),
  texas('77573', 'League City', '281', climates.houston, utilities.loneCedar, utilities.saltgrass),
  texas('75067', 'Lewisville', '972', climates.dallas, utilities.loneCedar, utilities.trinityFork),
  texas('79401', 'Lubbock', '806', climates.lubbock, utilities.caprock),
  texas('75702', 'Tyler', '903', climates.tyler, utilities.pineyCrossing),
]

function gasLocation(
  postalCode: string,
  city: string,
  state: string,
  areaCode: string,
  climate: Climate,
  utility: DemoUtility,
): ServiceLocation {
  return { postalCode, city, state, areaCode, climate, utilities: [utility] }
}

/** Cities outside Texas whose gas customers choose a supplier: in Texas homes cannot. */
export const gasLocations: readonly ServiceLocation[] = [
  gasLocation('61101', 'Rockford', 'IL', '815', climates.rockford, utilities.prairieHearth),
  gasLocation('43215', 'Columbus', 'OH', '614', climates.columbus, utilities.buckeyeLantern),
  gasLocation('30303', 'Atlanta', 'GA', '404', climates.atlanta, utilities.peachtreeEmber),
  gasLocation('19103', 'Philadelphia', 'PA', '215', climates.philadelphia, utilities.slateRidge),
  gasLocation('07102', 'Newark', 'NJ', '973', climates.newark, utilities.gardenMarsh),
  gasLocation('48226', 'Detroit', 'MI', '313', climates.detroit, utilities.greatHarbor),
]

/** Cities without customer choice, who serves them, and why: plan search shows this. */
export const closedLocations = [
  closed('78701', 'Austin', 'City_Owned', closedUtilities.limestoneSprings),
  closed('78205', 'San Antonio', 'City_Owned', closedUtilities.acequia),
  closed('78620', 'Dripping Springs', 'Cooperative', closedUtilities.cypressHollow),
  closed('79901', 'El Paso', 'Regulated', closedUtilities.sunPass),
] as const

function closed(
  postalCode: string,
  city: string,
  reason: 'City_Owned' | 'Cooperative' | 'Regulated',
  utility: Pick<DemoUtility, 'key'>,
) {
  return { postalCode, city, state: 'TX', reason, utility }
}
