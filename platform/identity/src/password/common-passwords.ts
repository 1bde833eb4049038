/**
 * Words at the core of common passwords, in lower case and without what is usually put around them: a
 * password whose core is one of these is refused (Password1!, P@ssw0rd, Qwerty-2026). It is a short list by
 * intent; who has a list of breached passwords adds it as `blocked` of the password context.
 */
export const commonCores: ReadonlySet<string> = new Set(
  `
    abc abcabc abcd abcdef abcdefg abcdefgh abcdefghi access account admin administrator amazing angel april
    asdasd asdf asdfasdf asdfgh asdfghjkl august babygirl banana baseball basketball beautiful blahblah blessed
    bonjour boston brazil buster butterfly changeme cheese chicago chocolate christmas computer contrasena
    contraseña cookie cowboy crystal customer dallas december default demo diamond dolphin dragon electric
    electricity elephant energy estrella family february flower football forever freedom friday friends games
    ginger goodluck guest guitar happy heather hello hellohello hockey houston hunter iloveu iloveyou internet
    january jasmine july june killer kitty letmein letmeinnow london lovely loveme maggie march mariposa master
    matrix monday monkey monster mother mustang newyork nothing november number october orange parola pass
    passpass passphrase passw password passwordpassword passwort peanut pepper phoenix police porchlight portal
    power prince princesa princess purple qazwsx qazwsxedc qwaszx qwer qwert qwertqwert qwerty qwertyqwerty
    qwertyui qwertyuiop rainbow ranger saturday secret senha september service shadow shalom silver soccer
    software spring summer summertime sunday sunflower sunshine superstar sweet teamo temp temporary tennis
    tequiero test tester testing testtest texas thunder thursday trustno tuesday unknown user utility warrior
    wednesday welcome welcomeback whatever willow winner winter wizard yellow zaq zaqwsx zaqzaq zxcvbn zxcvbnm
  `
    .trim()
    .split(/\s+/),
)
