import { describeText } from '@porchlight/texts/testing'
import { alertsHelp } from './text'

describeText(alertsHelp, { phone: '(800) 555-0100', link: 'https://amigo.example.com/es/bills' })
