/**
 * The origins of the foreign server and of its image host. The build of the client names them, so they have names in
 * place of free ports.
 */
export const MARKET = 'http://market.test'
export const PICTURES = 'http://pictures.test'
