import { describeText } from '@porchlight/texts/testing'
import { highUsage } from './text'

describeText(highUsage, { amount: '$1,235', link: 'https://amigo.example.com/es/bills' })
