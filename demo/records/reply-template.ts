import { brandKeyOf } from '../world/demo-brands'
import { demoId } from '../world/demo-id'
import type { DemoRecord, DemoSettings } from '../world/demo-world'
import { momentOf } from '../world/moment'
import { addDays } from '../world/month'

/** Returns the first brand's drafts and discontinued templates, in addition to those that every brand starts with. */
export function demoReplyTemplates({ seed, today }: DemoSettings): readonly DemoRecord[] {
  return [
    {
      objectApiName: 'Reply_Template__c',
      id: demoId(seed, 'a0r', 'plan-end'),
      fields: {
        Name: 'Your plan ends soon',
        Label_ES__c: 'Su plan termina pronto',
        Text__c:
          'Hello {firstName},\n\nYour plan ends on {planEnd}. On the page of your account you can choose the next one; there is no gap in your service.\n\nYour {brand} team',
        Text_ES__c:
          'Hola, {firstName}:\n\nSu plan termina el {planEnd}. En la página de su cuenta puede elegir el siguiente; su servicio no se interrumpe.\n\nSu equipo de {brand}',
        Brand__c: brandKeyOf('first'),
        Case_Type__c: 'Service_Change',
        Status__c: 'Draft',
        CreatedDate: momentOf(addDays(today, -3), 15, 0),
      },
    },
    {
      objectApiName: 'Reply_Template__c',
      id: demoId(seed, 'a0r', 'storm'),
      fields: {
        Name: 'After the storm',
        Label_ES__c: 'Después de la tormenta',
        Text__c:
          'Hello {firstName},\n\nThe power is back in most homes. If yours is still out, report it to your utility: see “Power out”.\n\nYour {brand} team',
        Text_ES__c:
          'Hola, {firstName}:\n\nLa luz volvió a la mayoría de los hogares. Si en el suyo todavía no hay, repórtelo a su compañía de electricidad: vea «Sin luz».\n\nSu equipo de {brand}',
        Brand__c: brandKeyOf('first'),
        Status__c: 'Withdrawn',
        CreatedDate: momentOf(addDays(today, -41), 17, 30),
      },
    },
  ]
}
