import { demoAccounts } from '../account/demo'
import { demoBrands } from '../brand/demo'
import { demoContacts } from '../contact/demo'
import { demoOrders } from '../order/demo'
import { demoUsage } from '../usage/demo'
import { demoUserId, demoUsers } from '../user/demo'
import { systemUser } from '../user/system-user'
import { demoUtilities } from '../utility/demo'
import { type DemoSettings, type DemoSignIn, type DemoWorld, demoPassword } from './demo-world'
import { personas, personaUsername } from './personas'
import { staff } from './staff'

/**
 * Builds the demo world for the day `today`: three brands, five utilities, five customers with their homes,
 * orders and 24 months of usage, and five members of staff. The same settings give the same world.
 */
export function buildDemoWorld(settings: DemoSettings): DemoWorld {
  return {
    records: [
      systemUser,
      ...demoContacts(settings),
      ...demoUsers(settings),
      ...demoBrands(settings),
      ...demoUtilities(settings),
      ...demoAccounts(settings),
      ...demoOrders(settings),
      ...demoUsage(settings),
    ],
    signIns: [...customerSignIns(settings), ...staffSignIns(settings)],
  }
}

function customerSignIns({ seed }: DemoSettings): readonly DemoSignIn[] {
  return personas.map((persona) => ({
    userId: demoUserId(seed, persona.key),
    username: personaUsername(persona),
    password: demoPassword,
    name: `${persona.firstName} ${persona.lastName}`,
    brand: persona.brand,
    story: persona.story,
  }))
}

function staffSignIns({ seed }: DemoSettings): readonly DemoSignIn[] {
  return staff.map((member) => ({
    userId: demoUserId(seed, member.key),
    username: member.username,
    password: demoPassword,
    name: `${member.firstName} ${member.lastName}`,
    brand: member.brand ?? 'first',
    story: member.story,
  }))
}
