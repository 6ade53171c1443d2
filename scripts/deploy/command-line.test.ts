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
  ['quoting', 'Diga o ambiente com --env.'],
  ['quoting outra --env staging', 'Não entendi "outra".'],
  ['quoting --env staging --canary 101', 'Uma porcentagem vai de 0 a 100, não "101".'],
  ['quoting --env staging --canary dez', 'Uma porcentagem vai de 0 a 100, não "dez".'],
  ['quoting --env staging --force', 'Não entendi a opção --force.'],
  ['quoting --env staging --grow 20', '--grow não se aplica a este comando.'],
  ['quoting --env staging --build a --from dist', 'Escolha --build ou --from.'],
  ['quoting --env staging --url maps', '--url deve ser um endereço http, não "maps".'],
  ['rollback --env staging', 'Diga a parcela.'],
  ['canary quoting --env staging', 'Diga o que fazer do canário: --grow, --promote ou --end, um só.'],
  ['canary quoting --env staging --promote --end', 'Diga o que fazer do canário: --grow, --promote ou --end, um só.'],
  ['approve --env staging', 'Diga o número da implantação que espera aprovação.'],
  ['diff 3 --env staging', 'Diga as duas sequências a comparar.'],
  ['diff 3 x --env staging', 'Era esperado um número inteiro, não "x".'],
  ['freeze --env staging', 'Diga o motivo com --reason.'],
  ['kill-switch --env staging --reason x', 'Diga on ou off.'],
])('refuses "%s" before asking anything of anybody', (typed, sentence) => {
  expect(refused(typed)).toBe(sentence);
});

it('understands a canary by share, tenants and users, and every other command', () => {
  for (const typed of [
    'quoting --env staging --canary 2,5 --tenants a,b --users c',
    'vendor/react --env staging --build abc',
    'canary quoting --env staging --tenants d',
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
