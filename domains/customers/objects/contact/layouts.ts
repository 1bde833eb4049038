import type { LayoutsDeclaration } from '@porchlight/metadata'
import { systemSection } from '@porchlight/metadata'
import { mailGroupFields } from '../../facts/mail-groups'
import { personNameCell, registrationLink } from '../layout-cells'

export const contactLayouts: LayoutsDeclaration = {
  full: [
    {
      name: 'details',
      heading: { en: 'Person', es: 'Persona' },
      columns: 2,
      cells: [personNameCell, 'Customer_Brand__c', 'Preferred_Language__c', 'MailingPostalCode'],
    },
    {
      name: 'reach',
      heading: { en: 'How to reach them', es: 'Cómo comunicarse' },
      columns: 2,
      cells: ['Email', 'IsEmailBounced', 'MobilePhone', 'OtherPhone'],
    },
    {
      name: 'mails',
      heading: { en: 'Emails they chose', es: 'Correos que eligió' },
      columns: 2,
      cells: mailGroupFields,
    },
    {
      name: 'privacy',
      heading: { en: 'Privacy', es: 'Privacidad' },
      columns: 2,
      cells: ['Legal_Hold__c', 'Erased_At__c'],
    },
    {
      name: 'links',
      heading: { en: 'Links', es: 'Enlaces' },
      columns: 2,
      cells: [registrationLink],
    },
    systemSection,
  ],
  compact: ['Name', 'Email', 'MobilePhone', 'Preferred_Language__c', 'Customer_Brand__c'],
}
