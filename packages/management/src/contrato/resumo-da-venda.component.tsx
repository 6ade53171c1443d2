import type { ContratoVisto } from '@balcao/contracts';
import { formatCentavos, formatData } from '@balcao/domain';
import { ButtonLink, Dado, Dados, Link, Stack } from '@balcao/ui';
import { Drawer } from '@balcao/ui/overlays';
import { LeituraRegistro } from '@balcao/ui/records';
import { vendaDe } from '../enderecos.ts';
import { copy } from './contrato.copy.ts';
import { tituloDe, totaisDasComissoes, totaisDasParcelas } from './contrato.model.ts';
import { useContrato } from './contrato.resource.ts';
import { SituacaoDaVenda } from './situacao-da-venda.component.tsx';

export interface ResumoDaVendaProps {
  id: string;
  onClose: () => void;
}

/** One sale in short, beside the list; its own page is one link away. */
export function ResumoDaVenda({ id, onClose }: ResumoDaVendaProps) {
  const leitura = useContrato(id);
  return (
    <Drawer
      titulo={tituloDe(leitura.data)}
      isOpen
      width={520}
      onClose={onClose}
      actions={
        <ButtonLink variant="primary" href={vendaDe(id)}>
          {copy.resumo.abrir}
        </ButtonLink>
      }
    >
      <LeituraRegistro leitura={leitura} altura={480}>
        {(contrato) => <Fatos contrato={contrato} />}
      </LeituraRegistro>
    </Drawer>
  );
}

function Fatos({ contrato }: { contrato: ContratoVisto }) {
  const { segurado, divergencias, endossos, sinistros } = contrato;
  const { rotulos, aba, totais } = copy;
  const parcelas = totaisDasParcelas(contrato);
  const comissoes = totaisDasComissoes(contrato);
  const abertas = divergencias.filter(({ status }) => status === 'ABERTA' || status === 'CONTESTADA').length;
  return (
    <Stack gap={4}>
      <div>
        <SituacaoDaVenda {...contrato} />
      </div>
      <Dados minWidth={180}>
        <Dado rotulo={rotulos.segurado}>
          <Link href={`/segurados/painel?id=${segurado.id}`}>{segurado.nome}</Link>
        </Dado>
        <Dado rotulo={rotulos.bem}>{contrato.bem}</Dado>
        <Dado rotulo={rotulos.seguradora}>{contrato.seguradora.nome}</Dado>
        <Dado rotulo={rotulos.ramo}>{contrato.ramo.nome}</Dado>
        <Dado rotulo={rotulos.vigencia}>{copy.vigencia(formatData(contrato.vigIni), formatData(contrato.vigFim))}</Dado>
        <Dado rotulo={rotulos.total}>{formatCentavos(contrato.premioTotalCentavos)}</Dado>
        <Dado rotulo={aba.parcelas}>
          {totais.total(formatCentavos(parcelas.totalCentavos))}, {totais.pago(formatCentavos(parcelas.pagoCentavos))}
        </Dado>
        <Dado rotulo={aba.comissoes}>
          {totais.prevista(formatCentavos(comissoes.previstaCentavos))}, {totais.recebida(formatCentavos(comissoes.recebidaCentavos))}
        </Dado>
        {abertas > 0 && <Dado rotulo={aba.divergencias}>{abertas}</Dado>}
        {endossos.length > 0 && <Dado rotulo={aba.endossos}>{endossos.length}</Dado>}
        {sinistros.length > 0 && <Dado rotulo={aba.sinistros}>{sinistros.length}</Dado>}
      </Dados>
    </Stack>
  );
}
