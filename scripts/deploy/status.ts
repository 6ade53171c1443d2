import { ditos, momento } from './deploy.copy.ts';
import { reachWords } from './impact.ts';
import { type Estado, ofEnvironment } from './service.model.ts';
import { shortName } from './service-name.ts';
import type { Workbench } from './session.ts';
import { table } from './table.ts';

function noticesOf({ canarios, pendentes, quarentena, congelado, chaveGeral }: Estado): string[] {
  return [
    ...Object.entries(canarios).map(([servico, { item, alcance }]) => ditos.estadoCanario(servico, item.construcao, reachWords(alcance))),
    ...Object.values(pendentes).map(({ id, itens, autor }) =>
      ditos.estadoPendente(
        id,
        itens.flatMap((item) => ('servico' in item ? [`${item.servico} ${item.construcao}`] : [])),
        autor.nome,
      ),
    ),
    ...Object.entries(quarentena).map(([servico, ids]) => ditos.estadoQuarentena(servico, ids)),
    ...(congelado ? [ditos.congelado(congelado.autor, congelado.motivo)] : []),
    ...(chaveGeral ? [ditos.estadoChave] : []),
  ];
}

/** What is live in the environment, and what stands in the way. */
export async function showStatus(bench: Workbench): Promise<void> {
  const estado = await bench.ask<Estado>(ofEnvironment(bench.ambiente, 'estado'));
  bench.say(ditos.estado(estado.ambiente, estado.sequencia));
  const construcoes = Object.entries(estado.servicos).map(([servico, { construcao, desde }]) => [
    shortName(servico),
    construcao,
    momento(desde),
  ]);
  const avulsos = Object.entries(estado.avulsos).map(([nome, { url }]) => [shortName(nome), url]);
  const linhas = [
    ...table(construcoes.toSorted(([a = ''], [b = '']) => a.localeCompare(b))),
    ...table(avulsos.toSorted(([a = ''], [b = '']) => a.localeCompare(b))),
  ];
  for (const linha of linhas.length > 0 ? linhas : [ditos.vazio]) bench.say(linha);
  for (const aviso of noticesOf(estado)) bench.say(aviso);
}
