import { describeText } from '@porchlight/texts/testing'
import { contractEnd } from './text'

describeText(contractEnd, { date: '28 de septiembre de 2026', link: 'https://amigo.example.com/es/bills' })
