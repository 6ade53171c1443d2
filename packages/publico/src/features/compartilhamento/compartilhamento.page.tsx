import { type CompartilhamentoPublico, compartilhamentoPublicoCalls } from '@balcao/contracts';
import { Alert, Card, Stack, Text, TextField } from '@balcao/ui';
import { useState } from 'react';
import { useLink } from '../../link.resource.ts';
import { PaginaDoLink } from '../../pagina-do-link.component.tsx';
import { sayFalha } from '../../say-falha.ts';
import { copy } from './compartilhamento.copy.ts';
import { revokeAutorizacao, startAutorizacao } from './compartilhamento.resource.ts';
import { DadosPedidos, EndossoPedido } from './o-que-se-pede.component.tsx';
import { SeguradoraDoCliente } from './seguradora-do-cliente.component.tsx';

/** `/publico/compartilhamento#<token>`: a client consents at their insurers, and comes back here. */
export function CompartilhamentoPage() {
  const { leitura, again } = useLink(compartilhamentoPublicoCalls.view);
  return (
    <PaginaDoLink
      routeId="compartilhamentoCliente"
      titulo={leitura.estado === 'aberto' && leitura.data.endosso ? copy.endosso.titulo : copy.titulo}
      descricao={({ nome, endosso }) => (endosso ? copy.endosso.descricao(nome) : copy.descricao(nome))}
      isNarrow
      leitura={leitura}
      onRetry={again}
    >
      {(publico) => <Pedido publico={publico} />}
    </PaginaDoLink>
  );
}

function Pedido({ publico: lido }: { publico: CompartilhamentoPublico }) {
  const [publico, setPublico] = useState(lido);
  const [cpf, setCpf] = useState('');
  const [ocupada, setOcupada] = useState<string | null>(null);
  const [falha, setFalha] = useState<string | null>(null);

  async function attempt(slug: string, work: () => Promise<void>): Promise<void> {
    if (ocupada) return;
    setOcupada(slug);
    setFalha(null);
    try {
      await work();
    } catch (error) {
      setFalha(sayFalha(error));
    }
    setOcupada(null);
  }
  const onAutorizar = (slug: string) =>
    void attempt(slug, async () => {
      const { url } = await startAutorizacao(slug, cpf);
      window.location.assign(url);
    });
  const onCancelar = (slug: string, apagar: boolean) => void attempt(slug, async () => setPublico(await revokeAutorizacao(slug, apagar)));

  return (
    <Stack gap={4}>
      {publico.endosso ? <EndossoPedido publico={publico} endosso={publico.endosso} /> : <DadosPedidos publico={publico} />}
      <Card titulo={publico.endosso ? copy.endosso.seguradora : copy.seguradoras}>
        <Stack gap={4}>
          <Text isSoft>{publico.endosso ? copy.endosso.escolha : copy.escolha}</Text>
          {falha && (
            <Alert tone="perigo" titulo={copy.falhou} isLive>
              {falha}
            </Alert>
          )}
          {publico.isEmpresa && (
            <TextField label={copy.cpf} description={copy.cpfDica} name="cpf" value={cpf} onChange={setCpf} inputMode="numeric" />
          )}
          {publico.seguradoras.map((seguradora) => (
            <SeguradoraDoCliente
              key={seguradora.slug}
              seguradora={seguradora}
              isBusy={ocupada === seguradora.slug}
              onAutorizar={() => onAutorizar(seguradora.slug)}
              onCancelar={(apagar) => onCancelar(seguradora.slug, apagar)}
            />
          ))}
        </Stack>
      </Card>
    </Stack>
  );
}
