import { demoBrandKeys } from './demo-brands'
import type { Persona } from './person'
import { personasAtHome } from './personas-at-home'
import { personasEnrolling } from './personas-enrolling'
import { personasPaying } from './personas-paying'

/** The customers of the demo's stories. All but the guest have a login. */
export const personas: readonly Persona[] = [
  ...personasAtHome,
  ...personasEnrolling,
  ...personasPaying,
].filter(({ brand }) => demoBrandKeys.includes(brand))
