import type { Construcao, ManifestoConstrucao } from '../construcao/construcao.model.ts';
import { idDaConstrucao } from '../construcao/verify-construcao.ts';
import { SISTEMA } from './autor.ts';
import type { Contexto } from './contexto.ts';
import { writeRegistro } from './write-registro.ts';
import { itemDe } from './deploy-construcao.ts';
import { motivos } from './servico.copy.ts';

/**
 * Deploys the builds that came with the installation. Those that differ from the last ones registered here go live in one entry; a build
 * deployed later stays live while the installation's own did not change.
 *
 * @returns services that changed.
 */
export async function registerBase(ctx: Contexto, ambiente: string, manifestos: readonly ManifestoConstrucao[]): Promise<string[]> {
  const registradaEm = ctx.agora().toISOString();
  const construcoes: Construcao[] = await Promise.all(
    manifestos.map((manifesto) => ctx.catalogo.add({ ...manifesto, id: idDaConstrucao(manifesto), registradaEm })),
  );
  const diario = await ctx.diario(ambiente);
  const gravacao = await writeRegistro(ctx.escrita, diario, (estado) => {
    const novas = construcoes.filter(({ servico, id }) => estado.ultimaBase[servico] !== id);
    if (novas.length === 0) return { resposta: [] };
    return { fato: { tipo: 'publicado', itens: novas.map(itemDe), base: true }, autor: SISTEMA, motivo: motivos.base };
  });
  if ('resposta' in gravacao) return [];
  const { registro } = gravacao;
  return registro.tipo === 'publicado' ? registro.itens.flatMap((item) => ('servico' in item ? [item.servico] : [])) : [];
}
