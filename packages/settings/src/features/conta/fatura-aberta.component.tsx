import type { FaturaDetalhe } from '@balcao/contracts';
import { formatMes } from '@balcao/domain';
import { Alert, DateText, Heading, MomentText, Money, Skeleton, Stack, StatusTag, Text } from '@balcao/ui';
import { FalhaDeLeitura } from '@balcao/ui/failures';
import { Drawer } from '@balcao/ui/overlays';
import { CodigoPix } from './codigo-pix.component.tsx';
import { copy, situacoes } from './conta.copy.ts';
import { isDevida, isQuitada, tomDa, valoresDe } from './conta.model.ts';
import { useFatura } from './conta.resource.ts';
import { Dados } from './dados.component.tsx';

/** An invoice beside the list: its amounts, and the code that pays it, until it is paid before the reader's eyes. */
export function FaturaAberta({ faturaId, onClose }: { faturaId: string; onClose: () => void }) {
  const { data, error, isFetching, refetch } = useFatura(faturaId);
  return (
    <Drawer titulo={data ? copy.fatura(formatMes(data.competencia)) : copy.faturaPerdida} isOpen onClose={onClose}>
      {data && <Conteudo fatura={data} />}
      {!data && error && <FalhaDeLeitura falha={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {!data && !error && <Skeleton height={480} />}
    </Drawer>
  );
}

const Conteudo = ({ fatura }: { fatura: FaturaDetalhe }) => (
  <Stack gap={5}>
    <Situacao fatura={fatura} />
    <Dados>
      <dt>{copy.colunas.vencimento}</dt>
      <dd>
        <DateText iso={fatura.vencimento} />
      </dd>
      {fatura.ajustes.map(({ descricao, valorCentavos }) => (
        <Valor key={descricao} rotulo={descricao} centavos={valorCentavos} isStrong={false} />
      ))}
      {valoresDe(fatura).map(([nome, centavos]) => (
        <Valor key={nome} rotulo={copy[nome]} centavos={centavos} isStrong={nome === 'hoje'} />
      ))}
    </Dados>
    {isDevida(fatura) && <CodigoPix fatura={fatura} />}
    {fatura.pagamentos.length > 0 && <Pagamentos fatura={fatura} />}
  </Stack>
);

const avisos = { PARCIAL: copy.parcial, DEVOLVIDA: copy.devolvida, CANCELADA: copy.cancelada } as const;

function Situacao({ fatura }: { fatura: FaturaDetalhe }) {
  if (isQuitada(fatura)) {
    return (
      <Alert tone="sucesso" isLive titulo={copy.confirmado}>
        {fatura.excedenteCentavos > 0 ? copy.confirmadoAMais : copy.confirmadoTexto}
      </Alert>
    );
  }
  const aviso = avisos[fatura.status as keyof typeof avisos];
  return (
    <>
      <div>
        <StatusTag tone={tomDa(fatura)}>{situacoes[fatura.status]}</StatusTag>
      </div>
      {aviso && <Alert tone="atencao">{aviso}</Alert>}
    </>
  );
}

const Valor = ({ rotulo, centavos, isStrong }: { rotulo: string; centavos: number; isStrong: boolean }) => (
  <>
    <dt>{rotulo}</dt>
    <dd>
      <Money centavos={centavos} isStrong={isStrong} />
    </dd>
  </>
);

const Pagamentos = ({ fatura }: { fatura: FaturaDetalhe }) => (
  <section aria-label={copy.pagamentos}>
    <Stack gap={2}>
      <Heading level={3}>{copy.pagamentos}</Heading>
      {fatura.pagamentos.map(({ endToEndId, horario, valorCentavos, devolvidoCentavos }) => (
        <Text key={endToEndId} size={13}>
          <MomentText iso={horario} /> · <Money centavos={valorCentavos} />
          {devolvidoCentavos > 0 && (
            <>
              {' '}
              ({copy.devolvido} <Money centavos={devolvidoCentavos} />)
            </>
          )}
        </Text>
      ))}
    </Stack>
  </section>
);
