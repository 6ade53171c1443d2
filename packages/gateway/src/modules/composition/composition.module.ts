import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { deriveKey } from '../../plugins/keys.ts';
import type { Medidas } from '../../plugins/metrics.ts';
import type { RecursosModulo } from '../../plugins/serve.ts';
import type { Sessions } from '../../plugins/session.ts';
import { createComposicoes } from './compose.ts';
import { createComprovantes } from './comprovante.ts';
import { composicaoRoutes } from './composition-calls.routes.ts';
import { Manifesto } from './composition.manifest.ts';
import { createAnuncio } from './composition.publisher.ts';
import { pageRoutes } from './page.routes.ts';
import { createVisitas } from './composition.service.ts';
import type { Emprestimos } from './emprestimos.port.ts';
import { type Mapas, readTemplate, type Site } from './mapas.ts';
import type { EstadoAmbiente, RelatoDeConstrucao } from './mapas.port.ts';
import { modulosRoutes } from './modulos.routes.ts';
import { createSaudeService } from './saude.service.ts';

interface Deps extends Pick<RecursosModulo, 'serve' | 'tempoReal' | 'log' | 'agora'> {
  readonly site: Site;
  readonly mapas: Mapas;
  readonly emprestimos: Emprestimos;
  readonly sessions: Sessions;
  readonly medidas: Medidas;
  readonly chave: Buffer;
  readonly ambiente: string;
  /** Addresses the site may show in a frame. */
  readonly quadros: readonly string[];
  readonly videos: readonly string[];
  /** Address of the sign-in page. */
  readonly loginCentral: string;
}

/** Counts pages by build and minute; builds that are no longer live are dropped from the metrics. */
function createMedicao(composicao: Medidas['composicao']) {
  const vistos = new Map<string, RelatoDeConstrucao>();
  return {
    measure(relato: RelatoDeConstrucao): void {
      const { servico, construcao, falhou } = relato;
      vistos.set(`${servico}@${construcao}`, relato);
      composicao.inc({ servico, construcao, fim: falhou ? 'falhou' : 'montada' }, 1);
    },
    forget({ servicos, canarios }: EstadoAmbiente): void {
      for (const [chave, { servico, construcao }] of vistos) {
        if (servicos[servico]?.construcao === construcao || canarios[servico]?.item.construcao === construcao) continue;
        for (const fim of ['montada', 'falhou']) composicao.remove({ servico, construcao, fim });
        vistos.delete(chave);
      }
    },
  };
}

/** The composed site: the page of every address, its map for each visitor, and the modules it names. */
export async function compositionModule(app: FastifyInstance, deps: Deps): Promise<void> {
  const { serve, tempoReal, log, agora, site, mapas, emprestimos, sessions, medidas, chave, ambiente, quadros, videos } = deps;
  const { fonte, seguros, presenca, importmap } = mapas;
  const comprovantes = createComprovantes(deriveKey(chave, 'visitas'));
  const visitas = createVisitas({ mapas: seguros, emprestimos, sessions, presenca, comprovantes, chave, ambiente });
  const medicao = createMedicao(medidas.composicao);
  const saude = createSaudeService({
    estado: seguros.estado,
    deliver: fonte.reportSaude,
    measure: medicao.measure,
    warnSemDono: (semDono) => {
      medidas.semDono.inc({ servico: semDono.servico });
      log.warn(semDono, 'um endereço do site não tem dono no mapa');
    },
    agora,
  });
  const announce = createAnuncio(tempoReal, seguros.estado());
  const stop = fonte.onChange((estado) => {
    medicao.forget(estado);
    announce(estado).catch((erro: unknown) => log.error({ err: erro }, 'as abas abertas não puderam ser avisadas'));
  });
  app.addHook('onClose', async () => stop());

  const composicaoDe = createComposicoes(site.modulosDev ?? {}, deps.loginCentral);
  composicaoRoutes(app, { serve, visitas, composicaoDe, saude, sessions, comprovantes, chave: deriveKey(chave, 'relatos') });
  if (fonte.rotas) await app.register(fonte.rotas, { prefix: '/import-maps' });
  await modulosRoutes(app, { pasta: join(site.pastaSite, 'modules'), arquivo: fonte.arquivo });

  const { loader } = Manifesto.parse(JSON.parse(readFileSync(join(site.pastaSite, 'manifest.json'), 'utf8')));
  const lugar = importmap.ambientes[ambiente];
  pageRoutes(app, {
    visitas,
    composicaoDe,
    ...readTemplate(site, loader.file),
    origens: { modulos: lugar?.modulos ?? '/', origens: lugar?.origens ?? [], isLocal: ambiente === 'local', quadros, videos },
    agora,
    ambiente,
  });
}
