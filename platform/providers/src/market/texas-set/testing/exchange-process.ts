import pg from 'pg'
import { exchangeFiles } from '../exchange/exchange-files'
import type { TexasSetPoint } from '../texas-set-options'
import { deskOptions } from './market-desk'

/**
 * A process that exchanges files until it is killed, or once: `<database> <folder> <moment> <point or none>`. At the
 * point it kills itself without warning, like a machine that loses power.
 */
const [connectionString = '', folder = '', moment = '', point = 'none'] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString, max: 2 })
const options = {
  ...deskOptions(pool, folder, moment, () => undefined),
  reached: (at: TexasSetPoint) => {
    if (at === point) process.kill(process.pid, 'SIGKILL')
  },
}
await exchangeFiles(options)
await pool.end()
