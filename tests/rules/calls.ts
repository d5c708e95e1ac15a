/** Rules for the calls to the server, and for constants. */
export const callsRules = {
  C1: 'Every call of section 7, by its exact method, path, query and payload, to one base host set by configuration',
  C2: 'GET /get-categories, /get-three-categories, /v2/home-advertisements, /v2/category/{id}, /v2/advertisements, /blogs are public',
  C3: 'A call ends after 30 s of silence and has no other time-out; statuses 200 to 299 are success; nothing is sent twice on its own',
  C4: 'Answers are decoded at the door: unknown extra fields are fine, a missing or mistyped needed field is a clear error, never undefined on a screen',
  C5: 'A reported item has reportedProductId and productData (a list, the first entry is the product; the list may be empty)',
  C6: 'sellerData is a list whose first item has email and isVerified (the list may be empty or missing)',
  C7: 'categoryId is also seen as category; ids are _id',
  C8: "$ prefix for money; payment in dollars by the booking's price",
}
