import { stampInstall } from './install.mjs'

stampInstall()
