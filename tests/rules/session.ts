/** Rules for sign-in, role and session. */
export const sessionRules = {
  S1: 'Login: e-mail, password, Login button, link to register, Google sign-in; afterwards the page the user came from, otherwise /',
  S2: 'Register: Name, Email, Password, Register As (Buyer or Seller), link to login, Google sign-in. Admin is not on offer',
  S3: 'Google sign-in registers the user as buyer (and never changes the role of someone already registered)',
  S4: 'After register: PUT /user {name, email, role}, whose acknowledged is read; after Google sign-in only where the server does not know the user',
  S5: 'Once the e-mail is known: GET /jwt?email= gives accessToken, kept in local storage under accessToken, then the origin page',
  S6: 'The role is looked up by GET /users/role/{email} with the bearer token; spinner until it arrives',
  S7: 'Logout removes the stored access token',
  S8: 'Protected calls carry authorization: Bearer <accessToken>',
  S9: "Login and register failures: the identity provider's error code in an error toast; the loading flag is cleared",
  S10: "Login: 'Email Address is required', 'Password is required'",
  S11: "Register: 'Your Name is required', 'Email Address is required', 'Password is required', 'User Type is required'",
}
