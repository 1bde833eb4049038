import { defaultBrandKey } from '@porchlight/brands'
import { consoleApp } from '@porchlight/domains/apps/console'
import { demoUserId } from '../records/user'
import { brandKeyOf } from './demo-brands'
import { type DemoSettings, type DemoSignIn, demoPassword } from './demo-world'
import { emailOf } from './person'
import { personas } from './personas'
import { staff } from './staff'

/** Returns the sign-ins that the demo offers: the personas who have a login, then staff. Cheap: builds no world. */
export function demoSignIns({ seed }: Pick<DemoSettings, 'seed'>): readonly DemoSignIn[] {
  const customers = personas.filter((persona) => persona.hasLogin !== false)
  return [
    ...customers.map((persona) => ({
      userId: demoUserId(seed, persona.key),
      username: emailOf(persona),
      password: demoPassword,
      name: `${persona.firstName} ${persona.lastName}`,
      brand: brandKeyOf(persona.brand),
      story: persona.story,
      startUrl: persona.language === 'es' ? '/es' : '/',
    })),
    ...staff.map((member) => ({
      userId: demoUserId(seed, member.key),
      username: member.username,
      password: demoPassword,
      name: `${member.firstName} ${member.lastName}`,
      brand: member.brand === null ? defaultBrandKey : brandKeyOf(member.brand),
      story: member.story,
      startUrl: consoleApp.startUrl,
    })),
  ]
}
