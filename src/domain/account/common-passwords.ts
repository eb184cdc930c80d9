// The words that guessers try first; the rules beside them read back digits, marks and leet letters.

/** Walks along a keyboard, both ways, on the layouts of the product's languages. */
export const keyboardRows: readonly string[] = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  '1234567890',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '!@#$%^&*()',
].flatMap((row) => [row, [...row].reverse().join('')]);

const lists = [
  // Access and computers
  `password passwort passphrase passcode passwd pass letmein welcome login logon admin administrator
  root user guest test testing tester default changeme change secret master access server system
  computer internet network security private public account manager service support office backup
  database oracle windows microsoft google apple samsung android iphone facebook twitter linkedin
  youtube instagram amazon netflix spotify pokemon nintendo playstation xbox minecraft roblox fortnite
  trustno passme opensesame sesame abracadabra enter entrar demo sample example temp temporary hello
  hello world helloworld whatever nothing something anything everything blank none null unknown`,
  // Keyboard words
  `qwerty qwertz azerty asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qweasd qweasdzxc qwe asd zxc
  qwer qwert qwertyu qwertyui wasd abc abcd abcde abcdef abcabc aaa aaaaaa zzz xxx`,
  // Affection, religion, moods
  `love iloveyou loveyou lovely loveme mylove lover sweet sweetie sweetheart honey baby babygirl angel
  angels princess prince queen king kitty beautiful gorgeous sunshine rainbow smile happy lucky forever
  friend friends family mother father mommy daddy mama papa sister brother heaven jesus christ god
  blessed faith hope grace peace freedom spirit soul heart hearts kisses hugs cookie candy chocolate
  banana cherry apple orange peaches pepper ginger sugar pumpkin muffin cupcake butter cheese chicken
  bacon pizza coffee whiskey`,
  // Animals, nature, colours, seasons, days
  `dragon monkey tiger lion eagle falcon hawk panther cobra viper snake shark dolphin dolphins wolf
  horse pony bear teddy puppy doggy kitten bunny rabbit turtle spider scorpion phoenix butterfly
  ladybug flower flowers rose daisy lily jasmine violet summer winter spring autumn fall snow sunny
  storm thunder lightning ocean river mountain forest sunset moonlight midnight shadow silver golden
  gold diamond crystal purple yellow green orange black white red blue pink monday tuesday wednesday
  thursday friday saturday sunday january february march april may june july august september october
  november december`,
  // People
  `michael jordan jennifer jessica ashley daniel andrew joshua matthew robert thomas charlie michelle
  nicole anthony william joseph david richard john james george peter paul mark steven kevin brian
  jason justin ryan brandon tyler austin taylor hannah samantha amanda stephanie elizabeth victoria
  rebecca rachel lauren maria anna laura sarah emily olivia sophie sophia emma lucas martin alexander
  alexandra alex maximus oliver jack harry oscar max buster bailey maggie molly sophie lucy daisy
  carlos antonio jose francisco alejandro fernando javier miguel pablo carmen isabel ana andrea
  stefan andreas christian sebastian florian hans klaus jean pierre nicolas julien camille`,
  // Sport, cars, music, film, games
  `football soccer baseball basketball hockey tennis golf golfer cricket rugby boxing swimming fishing
  hunter racing arsenal chelsea liverpool everton rangers celtic barcelona realmadrid madrid bayern
  juventus milan inter yankees lakers cowboys steelers eagles packers broncos bulldogs wildcats
  ferrari porsche mercedes mustang corvette camaro harley yamaha honda toyota ford chevy jaguar bmw
  audi volkswagen starwars startrek batman superman spiderman ironman avengers matrix hobbit gandalf
  frodo harrypotter potter hogwarts vader yoda zelda mario sonic pikachu naruto goku metallica nirvana
  slipknot eminem beatles elvis rockstar guitar music dancer drummer`,
  // Titles, strength, insults that people think of
  `superman superstar supergirl star stars legend hero champion winner warrior soldier killer hunter
  ninja samurai pirate wizard merlin magic mystery ghost devil demon hell badboy badass bigdog boss
  chief captain doctor junior senior player gangster hacker hackme matrix trigger ranger maverick
  phantom terminator predator rocket turbo power energy money dollar cash rich business success
  computer mercury jupiter saturn apollo titan zeus hercules fuckyou fuck fucker fuckoff bitch asshole
  sexy pussy hottie shit bullshit damn idiot loser`,
  // Spanish, French and German
  `contrasena clave teamo tequiero amor amorcito corazon bonita hermosa princesa estrella familia
  hola holahola buenosdias mexico espana argentina colombia motdepasse azertyuiop bonjour soleil
  doudou chouchou loulou amour jetaime coucou nounours marseille paris france chocolat passwort hallo
  schatz sommer winter liebe ichliebedich geheim zugang sonnenschein schalke dortmund hamburg berlin
  deutschland fussball frankfurt muenchen`,
  // Places and what this product is about
  `london newyork chicago dallas boston texas florida california canada brazil italy germany england
  america australia india china japan school college student teacher learner study exam course
  certificate certification project projects togaf archimate pmp agile scrum`,
];

/** Lower case, letters only. */
export const commonWords: ReadonlySet<string> = new Set(lists.join(' ').split(/\s+/));
