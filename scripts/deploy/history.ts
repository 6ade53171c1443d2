import { ditos, feitos, momento } from './deploy.copy.ts';
import { reachWords } from './impact.ts';
import { type Alcance, type Diferenca, ofEnvironment, type Registro } from './service.model.ts';
import { shortName } from './service-name.ts';
import type { Workbench } from './session.ts';
import { table } from './table.ts';

function kindOf(registro: Registro): string {
  if (registro.tipo === 'publicado') return registro.base ? 'base' : registro.retornoDe === undefined ? 'publicado' : 'retorno';
  if (registro.tipo === 'canario' || registro.tipo === 'concessao') return `${registro.tipo}.${registro.acao}`;
  return registro.tipo === 'chaveGeral' ? `chaveGeral.${registro.ligada}` : registro.tipo;
}

/** Services an entry names, each with the build it got. */
function targetsOf(registro: Registro): string[] {
  if ('itens' in registro) {
    return registro.itens.flatMap((item) => {
      if ('servico' in item) return [`${shortName(item.servico)} ${item.construcao}`];
      if ('nome' in item) return [`${shortName(item.nome)} ${item.url}`];
      return 'remover' in item ? [`−${shortName(item.remover)}`] : [];
    });
  }
  if ('item' in registro) return [`${shortName(registro.item.servico)} ${registro.item.construcao}`];
  return 'servico' in registro ? [`${shortName(registro.servico)} ${registro.construcao}`] : [];
}

/** Whom the canary of an entry reaches. */
function reachOf(registro: Registro): Alcance | null {
  if (registro.tipo === 'canario') return registro.acao === 'iniciado' || registro.acao === 'ampliado' ? registro.alcance : null;
  return registro.tipo === 'pendente' || registro.tipo === 'aprovado' ? registro.canario : null;
}

/** An installation contains all services, so their number is shown instead of their names. */
const MUITOS = 5;
const namesOf = (alvos: readonly string[]) => (alvos.length > MUITOS ? ditos.servicos(alvos.length) : alvos.join(', '));

const rowOf = (registro: Registro): string[] => {
  const kind = kindOf(registro);
  const reach = reachOf(registro);
  const feito = [feitos[kind] ?? kind, namesOf(targetsOf(registro)), reach && ditos.paraQuem(reachWords(reach))].filter(Boolean).join(' ');
  return [`#${registro.sequencia}`, momento(registro.em), registro.autor.nome, feito + (registro.motivo ? `: ${registro.motivo}` : '')];
};

/** Who did what, when and why, newest first. */
export async function showHistory(
  bench: Workbench,
  { servico, limite }: { readonly servico: string | null; readonly limite: number },
): Promise<void> {
  const query = new URLSearchParams({ limite: String(limite), ...(servico !== null && { servico }) });
  const registros = await bench.ask<Registro[]>(ofEnvironment(bench.ambiente, `historico?${query}`));
  for (const linha of registros.length > 0 ? table(registros.map(rowOf)) : [ditos.vazio]) bench.say(linha);
}

/** What a map became, one line each. */
export function tellDifference(bench: Workbench, { entram, saem, mudam, servicos, bytes }: Diferenca): void {
  const linhas = [
    ...servicos.map((mudanca) => ditos.deParaServico(mudanca.servico, mudanca.de, mudanca.para)),
    ...entram.map(({ nome, para }) => `+ ${nome}  ${para.url}`),
    ...saem.map((saida) => `− ${saida.nome}  ${saida.de.url}`),
    ...mudam.map((mudanca) => `~ ${mudanca.nome}  ${mudanca.de.url} → ${mudanca.para.url}`),
  ];
  if (linhas.length === 0) return bench.say(ditos.iguais);
  for (const linha of linhas) bench.say(linha);
  bench.say(ditos.bytesDoMapa(bytes));
}

/** What everyone's map became from one sequence to another. */
export async function showDifference(bench: Workbench, { de, ate }: { readonly de: number; readonly ate: number }): Promise<void> {
  tellDifference(bench, await bench.ask<Diferenca>(ofEnvironment(bench.ambiente, `diferenca?de=${de}&ate=${ate}`)));
}
