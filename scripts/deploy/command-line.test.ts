import { interpret } from './command-line.ts';
import { UsoErrado } from './failures.ts';

const refused = (text: string): string => {
  try {
    interpret(text.split(' ').filter(Boolean));
    return 'entendido';
  } catch (error) {
    if (error instanceof UsoErrado) return error.message;
    throw error;
  }
};

it.each([
  ['', 'Diga o que publicar.'],
  ['quoting --reason x', 'Diga o ambiente com --env.'],
  ['quoting --env staging', 'Diga o motivo com --reason.'],
  ['all --env staging', 'Diga o motivo com --reason.'],
  [
    'menu,quoting --env staging --canary 5 --reason x',
    'Vários parcels de uma vez vão para todos, da árvore ou de --from: sem --canary, --tenants, --users ou --build.',
  ],
  ['copy --env staging --reason x', 'Diga de que ambiente copiar.'],
  ['copy staging --env production', 'Diga o motivo com --reason.'],
  ['create --env novo', 'Diga o motivo com --reason.'],
  ['remove --env novo --reason x', 'Para apagar, repita o nome do ambiente: --confirm novo.'],
  ['canary quoting --env staging --promote', 'Diga o motivo com --reason.'],
  ['canary quoting --env staging --end', 'Diga o motivo com --reason.'],
  ['canary quoting --env staging --grow 25', 'Diga o motivo com --reason.'],
  ['quoting outra --env staging --reason x', 'Não entendi "outra".'],
  ['quoting --env staging --canary 101', 'Uma porcentagem vai de 0 a 100, não "101".'],
  ['quoting --env staging --canary dez', 'Uma porcentagem vai de 0 a 100, não "dez".'],
  ['quoting --env staging --force', 'Não entendi a opção --force.'],
  ['quoting --env staging --grow 20', '--grow não se aplica a este comando.'],
  ['quoting --env staging --build a --from dist', 'Escolha --build ou --from.'],
  ['quoting --env staging --reason x --url maps', '--url deve ser um endereço http, não "maps".'],
  ['rollback --env staging', 'Diga o parcel.'],
  ['canary quoting --env staging', 'Diga o que fazer do canário: --grow, --promote ou --end, um só.'],
  ['canary quoting --env staging --promote --end', 'Diga o que fazer do canário: --grow, --promote ou --end, um só.'],
  ['approve --env staging', 'Diga o número da implantação que espera aprovação.'],
  ['diff 3 --env staging', 'Diga as duas sequências a comparar.'],
  ['diff 3 x --env staging', 'Era esperado um número inteiro, não "x".'],
  ['freeze --env staging', 'Diga o motivo com --reason.'],
  ['kill-switch --env staging --reason x', 'Diga on ou off.'],
])('refuses "%s" before any request', (typed, sentence) => {
  expect(refused(typed)).toBe(sentence);
});

it('understands a canary by share, tenants and users, and every other command', () => {
  for (const typed of [
    'quoting --env staging --canary 2,5 --tenants a,b --users c --reason x',
    'quoting --env staging --dry-run',
    'vendor/react --env staging --build abc --reason x',
    'all --env staging --from dist --reason x',
    'menu,quoting --env staging --dry-run',
    'copy staging menu,quoting --env production --reason x',
    'create --env novo --source staging --reason x',
    'remove --env novo --confirm novo --reason x',
    'canary quoting --env staging --tenants d --reason x',
    'rollback quoting --env production --to abc',
    'history quoting --env staging --limit 5',
    'diff 1 2 --env staging',
    'kill-switch off --env staging --reason ok',
    'status --env staging --url https://maps.exemplo.test/import-maps',
  ]) {
    expect(refused(typed)).toBe('entendido');
  }
  expect(interpret(['--help'])).toBeNull();
});
