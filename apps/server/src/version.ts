// The version of this server, as its package says.
import serverPackage from '../package.json'

export const version: string = serverPackage.version
