#!/usr/bin/env node
// Runs on a fresh clone, before anything is installed: plain JavaScript, no packages, any Node that can load modules.
// `node scripts/start.mjs <command> [arguments]`; package.json names the commands.
import { checkNode } from './start/check-node.mjs'

checkNode()
const { runCommand } = await import('./start/run-command.mjs')
await runCommand(process.argv[2] ?? '', process.argv.slice(3))
