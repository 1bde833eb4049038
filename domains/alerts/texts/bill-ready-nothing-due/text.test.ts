import { describeText } from '@porchlight/texts/testing'
import { billReadyNothingDue } from './text'

describeText(billReadyNothingDue, { link: 'https://amigo.example.com/es/bills' })
