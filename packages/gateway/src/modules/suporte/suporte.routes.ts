import { type AtoDeSuporte, suporteCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type { Serve } from '../../plugins/serve.ts';
import type { FonteDeMapas, MapasSeguros } from '../composition/index.ts';
import { readRegistros, pageOf, TIPOS_DE_CONCESSAO } from './auditoria.model.ts';
import type { CodigosService } from './codigos.service.ts';
import type { ConcessoesService } from './concessoes.service.ts';
import type { MomentosService } from './momentos.service.ts';
import { answering } from './suporte.errors.ts';
import { requireSegfyer } from '../../plugins/segfyer.policy.ts';
import type { SuporteRepository } from './suporte.repository.ts';

interface Deps {
  readonly serve: Serve;
  readonly repository: SuporteRepository;
  readonly codigos: CodigosService;
  readonly concessoes: ConcessoesService;
  readonly momentos: MomentosService;
  readonly fonte: FonteDeMapas;
  readonly mapas: Pick<MapasSeguros, 'estado'>;
  readonly agora: () => Date;
}

const CONSTRUCOES = 200;
const ATOS = 500;

export function suporteRoutes(app: FastifyInstance, deps: Deps): void {
  const { serve, codigos, concessoes, momentos } = deps;
  serve(app, suporteCalls.createCodigo, ({ foto }, { chamador }) => codigos.create(chamador, foto));
  serve(app, suporteCalls.readCodigo, async ({ codigo }, { chamador }) => {
    const { foto, assinaturaId, usuarioId, nomeCorretora, criadoEm, expiraEm } = await codigos.read(chamador, codigo);
    const corretor = { usuarioId, assinaturaId, nomeCorretora };
    return { codigo, foto, corretor, criadoEm: criadoEm.toISOString(), ate: expiraEm.toISOString() };
  });
  serve(app, suporteCalls.openIgual, (pedido, { chamador }) => momentos.openSame(chamador, pedido));
  serve(app, suporteCalls.viewMomento, (pedido, { chamador }) => momentos.see(chamador, pedido));
  serve(app, suporteCalls.openMomento, (pedido, { chamador }) => momentos.open(chamador, pedido));

  serve(app, suporteCalls.grant, (pedido, { chamador }) => concessoes.create(chamador, pedido));
  serve(app, suporteCalls.listConcessoes, async (pagina, { chamador }) => pageOf(await concessoes.list(chamador), pagina));
  serve(app, suporteCalls.end, async ({ id }, { chamador }) => {
    await concessoes.end(chamador, id);
    return {};
  });
  serve(app, suporteCalls.leave, async (_, { chamador }) => {
    await concessoes.leave(chamador);
    return {};
  });
  listRoutes(app, deps);
}

/** What support looks things up in. */
function listRoutes(app: FastifyInstance, { serve, repository, fonte, mapas, agora }: Deps): void {
  serve(app, suporteCalls.listConstrucoes, async ({ servico }, { chamador }) => {
    requireSegfyer(chamador);
    const estado = mapas.estado();
    const construcoes = await answering(fonte.construcoes(servico));
    return construcoes.slice(0, CONSTRUCOES).map(({ servico: nome, id, autor, commit, mensagem = '', contrato: versao, registradaEm }) => ({
      servico: nome,
      id,
      autor,
      commit,
      mensagem,
      versao,
      registradaEm,
      noAr: estado?.servicos[nome]?.construcao === id,
      canario: estado?.canarios[nome]?.item.construcao === id,
      daInstalacao: estado?.ultimaBase[nome] === id,
      quarentena: estado?.quarentena[nome]?.includes(id) ?? false,
    }));
  });
  serve(app, suporteCalls.findCorretores, async ({ busca }, { chamador }) => {
    requireSegfyer(chamador);
    const linhas = await repository.findCorretores(chamador, busca);
    return linhas.map(({ assinaturaId, usuarioId, nome, nomeCorretora }) => ({
      assinaturaId,
      usuarioId,
      nome,
      nomeCorretora,
    }));
  });
  serve(app, suporteCalls.listAuditoria, async (pagina, { chamador }) => {
    requireSegfyer(chamador);
    const [registros, linhas] = await Promise.all([
      answering(fonte.historico({ tipos: TIPOS_DE_CONCESSAO, limite: ATOS })),
      repository.listAtos(chamador, ATOS),
    ]);
    const deCodigos = linhas.map(
      ({ em, ato, autor, detalhe }): AtoDeSuporte => ({
        ato,
        autor,
        detalhe,
        em: em.toISOString(),
        concessaoId: null,
        motivo: null,
      }),
    );
    const atos = [...readRegistros(registros, agora()).atos, ...deCodigos].toSorted((a, b) => b.em.localeCompare(a.em));
    return pageOf(atos, pagina);
  });
}
